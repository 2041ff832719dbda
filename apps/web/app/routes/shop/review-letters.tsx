import { StopLetters } from '#web/features/reviews/stop-letters.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';
import type { Route } from './+types/review-letters.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Letters that ask for reviews');
}

export default function ReviewLettersRoute({ params }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 py-section">
      <h1 className="text-heading font-[560] text-balance">Letters that ask for reviews</h1>
      <StopLetters letterKey={params.key} />
    </div>
  );
}
