import type { MineReply } from '@sirkito/contracts/review';
import { useLocation } from 'react-router';
import { signInFor } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

interface WriteReviewProps {
  mine: MineReply['data'] | undefined;
  onWrite: () => void;
}

/** The way to a review of one's own, or why there is none. */
export function WriteReview({ mine, onWrite }: WriteReviewProps) {
  const { isAuthenticated } = useSession();
  const { pathname } = useLocation();
  if (!isAuthenticated) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-small text-ink-muted">Did you get yours here?</p>
        <ButtonLink look="quiet" to={signInFor(`${pathname}#write-review`)}>
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
          ? 'You have reviewed this. In your account you can change what you wrote.'
          : 'Only a product that was delivered to you can be reviewed.'}
      </p>
    );
  }
  return (
    <Button look="quiet" className="justify-self-start" onClick={onWrite}>
      Write a review
    </Button>
  );
}
