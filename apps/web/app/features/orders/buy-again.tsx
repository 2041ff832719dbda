import type { Order } from '@sirkito/contracts/order';
import { orderPaths } from '@sirkito/contracts/paths/order';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { announce } from '#web/lib/shop-events.ts';
import { useMutationOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** The answer may come between the two presses of a double-click: busy until both are over. */
const doublePressMs = 500;
const delay = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Puts the same parts into the cart; what is no longer to be had is told by name. */
export function useBuyAgain({ _id: orderId }: Order) {
  const [api, queries] = [useApi(), useQueryClient()];
  return useMutationOnce({
    mutationFn: () => api(orderPaths.buyAgain, { params: { orderId } }),
    onSuccess: async ({ data }) => {
      // A first look at the cart that is still on its way would not be asked anew.
      await queries.cancelQueries({ queryKey: ['cart'] });
      await queries.invalidateQueries({ queryKey: ['cart'] });
      if (data.added.length > 0) announce('cart-wanted', undefined);
      await delay(doublePressMs);
    },
  });
}

type Again = ReturnType<typeof useBuyAgain>;

export function BuyAgainButton({ again }: { again: Again }) {
  return (
    <Button look="quiet" isBusy={again.isPending} onClick={() => again.mutate()}>
      Buy again
    </Button>
  );
}

export function NotToBeHad({ again: { data, error } }: { again: Again }) {
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
