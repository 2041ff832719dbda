import { useEffect, useState } from 'react';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { unansweredIntent } from './checkout-draft.ts';
import { useCheckout } from './use-checkout.ts';

const noQuote = { addressId: '', generation: 0 };

/**
 * Shows an empty cart. If an order was sent and its reply got lost, resends it with the same
 * idempotency key, which leads to the placed order.
 */
export function EmptyCheckout({ userId }: { userId: string }) {
  const { place } = useCheckout({ userId, quoted: noQuote });
  const [isResuming, setIsResuming] = useState(() => unansweredIntent(userId) !== undefined);
  useEffect(() => {
    const intent = unansweredIntent(userId);
    if (intent) void place(intent.body).finally(() => setIsResuming(false));
  }, [userId]);
  if (isResuming) return <Skeleton className="h-dvh w-full" />;
  return (
    <Notice title="Your cart is empty" level={2}>
      <p>Add items to your cart to check out.</p>
      <NoticeActions>
        <ButtonLink look="quiet" to={shopPaths.allProducts}>
          Continue shopping
        </ButtonLink>
      </NoticeActions>
    </Notice>
  );
}
