import type { Review } from '@sirkito/contracts/review';
import { reviewPaths } from '@sirkito/contracts/paths/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flag, ThumbsUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApi } from '#web/lib/app-providers.tsx';
import { signInFor } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';

const ReportDialog = lazy(async () => ({
  default: (await import('./report-dialog.tsx')).ReportDialog,
}));

interface ReviewActsProps {
  review: Review;
  isMarked: boolean;
}

/** What a reader may do with somebody else's review. A guest signs in first. */
export function ReviewActs({ review, isMarked }: ReviewActsProps) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [navigate, { pathname }] = [useNavigate(), useLocation()];
  const { isAuthenticated } = useSession();
  const [isReporting, setIsReporting] = useState(false);
  const mark = useMutation({
    mutationFn: (helpful: boolean) =>
      api(reviewPaths.markHelpful, { params: { reviewId: review._id }, body: { helpful } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
    onError: ({ message }) => toast({ title: message, variant: 'destructive' }),
  });
  const signedIn = (act: () => void) => () =>
    isAuthenticated ? act() : void navigate(signInFor(`${pathname}#reviews`));
  return (
    <div className="mt-2 -ml-3 flex flex-wrap gap-1">
      <Button
        look="bare"
        size="small"
        aria-pressed={isMarked}
        isBusy={mark.isPending}
        onClick={signedIn(() => mark.mutate(!isMarked))}
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
        onClick={signedIn(() => setIsReporting(true))}
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
