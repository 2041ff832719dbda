import { Unsubscribe } from '#web/storefront/reviews/unsubscribe.tsx';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import type { Route } from './+types/unsubscribe.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Review request emails');
}

export default function UnsubscribeRoute({ params }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 py-section">
      <h1 className="text-heading font-[560] text-balance">Review request emails</h1>
      <Unsubscribe unsubscribeKey={params.key} />
    </div>
  );
}
