import { useEffect, useState } from 'react';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice, Ways } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { unansweredIntent } from './checkout-draft.ts';
import { useCheckout } from './use-checkout.ts';

const nowhere = { addressId: '', generation: 0 };

/**
 * Nothing to order. When an order was sent before and its answer got lost, in a reload or on a bad
 * line, the cart is empty because of it: asking again under its key leads to it.
 */
export function EmptyCheckout({ userId }: { userId: string }) {
  const { place } = useCheckout({ userId, quoted: nowhere });
  const [isLooking, setIsLooking] = useState(() => unansweredIntent(userId) !== undefined);
  useEffect(() => {
    const intent = unansweredIntent(userId);
    if (intent) void place(intent.body).finally(() => setIsLooking(false));
  }, [userId]);
  if (isLooking) return <Skeleton className="h-dvh w-full" />;
  return (
    <Notice title="Your cart is empty" level={2}>
      <p>What you put into the cart is ordered here.</p>
      <Ways>
        <ButtonLink look="quiet" to={shopPaths.allProducts}>
          All Products
        </ButtonLink>
      </Ways>
    </Notice>
  );
}
