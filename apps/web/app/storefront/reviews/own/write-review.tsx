import type { ReviewFormReply } from '@sirkito/contracts/reviews/schemas';
import { useLocation } from 'react-router';
import { signInPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

interface WriteReviewProps {
  mine: ReviewFormReply['data'] | undefined;
  onWrite: () => void;
}

/** Shows the button to write a review, or why there is none. */
export function WriteReview({ mine, onWrite }: WriteReviewProps) {
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  if (!isAuthenticated) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-small text-ink-muted">Bought this product from us?</p>
        <ButtonLink look="quiet" to={signInPath(`${pathname}#write-review`)}>
          Sign in to write a review
        </ButtonLink>
      </div>
    );
  }
  if (!mine) return null;
  if (mine.orderIds.length === 0) {
    return (
      <p className="text-small text-pretty text-ink-muted">
        {mine.written.length > 0
          ? "You've reviewed this product. You can edit your review in your account."
          : "You can review this product once it's delivered to you."}
      </p>
    );
  }
  return (
    <Button look="quiet" className="justify-self-start" onClick={onWrite}>
      Write a review
    </Button>
  );
}
