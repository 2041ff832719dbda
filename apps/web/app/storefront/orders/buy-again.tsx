import type { Order } from '@sirkito/contracts/orders/schemas';
import { orderPaths } from '@sirkito/contracts/orders/paths';
import { useQueryClient } from '@tanstack/react-query';
import { cartsKey } from '#web/lib/query-keys/cart.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { dispatchShopEvent } from '#web/lib/navigation/shop-events.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** Stays busy this long: the reply can arrive between the two clicks of a double click. */
const doubleClickMs = 500;
const delay = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Adds the order's items to the cart; the reply lists unavailable ones. */
export function useBuyAgain({ _id: orderId }: Order) {
  const [api, queries] = [useApi(), useQueryClient()];
  return useSingleFlightMutation({
    mutationFn: () => api(orderPaths.buyAgain, { params: { orderId } }),
    onSuccess: async ({ data }) => {
      // Invalidation does not refetch a first fetch that is still in flight.
      await queries.cancelQueries({ queryKey: cartsKey });
      await queries.invalidateQueries({ queryKey: cartsKey });
      if (data.added.length > 0) dispatchShopEvent('open-cart', undefined);
      await delay(doubleClickMs);
    },
  });
}

type BuyAgain = ReturnType<typeof useBuyAgain>;

export function BuyAgainButton({ again }: { again: BuyAgain }) {
  return (
    <Button look="quiet" isBusy={again.isPending} onClick={() => again.mutate()}>
      Buy again
    </Button>
  );
}

export function UnavailableItems({ again: { data, error } }: { again: BuyAgain }) {
  const missing = data?.data.missing ?? [];
  return (
    <div role="alert" className="empty:hidden">
      {error && <Note kind="error">{error.message}</Note>}
      {missing.length > 0 && (
        <Note kind="warn">
          <p>Not added to your cart:</p>
          <ul>
            {missing.map(({ productId, title, reason }) => (
              <li key={productId}>
                {title}: {reason.toLowerCase()}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
