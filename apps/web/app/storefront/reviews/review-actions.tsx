import type { Review } from '@sirkito/contracts/reviews/schemas';
import { reviewPaths } from '@sirkito/contracts/reviews/paths';
import { useQueryClient } from '@tanstack/react-query';
import { Flag, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { reviewsKey } from '#web/lib/query-keys/reviews.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { signInPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}));

interface ReviewActionsProps {
  review: Review;
  isMarked: boolean;
}

/** Marks another customer's review as helpful or reports it. Guests sign in first. */
export function ReviewActions({ review, isMarked }: ReviewActionsProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [navigate, { pathname }] = [useNavigate(), useLocation()];
  const { isAuthenticated } = useSession();
  const [isReporting, setIsReporting] = useState(false);
  const mark = useSingleFlightMutation({
    mutationFn: (helpful: boolean) =>
      api(reviewPaths.markHelpful, { params: { reviewId: review._id }, body: { helpful } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: reviewsKey }),
    onError: toastError,
  });
  const ifSignedIn = (act: () => void) => () =>
    isAuthenticated ? act() : void navigate(signInPath(`${pathname}#reviews`));
  return (
    <div className="mt-2 -ml-3 flex flex-wrap gap-1">
      <Button
        look="bare"
        size="small"
        aria-pressed={isMarked}
        isBusy={mark.isPending}
        onClick={ifSignedIn(() => mark.mutate(!isMarked))}
      >
        <ThumbsUp
          size={15}
          strokeWidth={1.6}
          className={isMarked ? 'fill-ink' : ''}
          aria-hidden="true"
        />
        Helpful
        {review.helpful > 0 && <span className="font-mono text-caption">{review.helpful}</span>}
      </Button>
      <Button
        look="bare"
        size="small"
        className="text-ink-muted!"
        onClick={ifSignedIn(() => setIsReporting(true))}
      >
        <Flag size={14} strokeWidth={1.6} aria-hidden="true" />
        Report
      </Button>
      {isReporting && (
        <Suspense>
          <ReportDialog reviewId={review._id} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
