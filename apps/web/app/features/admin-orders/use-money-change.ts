import { ShopError } from '@sirkito/contracts/shop-error';
import type { OrderMoneyReply } from '@sirkito/contracts/payment';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { useMutationOnce } from '#web/lib/use-once.ts';
import { refreshOrders } from './admin-orders.queries.ts';

/** Refused, because the order is no longer what was looked at. */
export const isStale = (error: unknown): boolean =>
  error instanceof ShopError && error.status === 409;

/** Refused, because someone else changed it since it was looked at. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ShopError && error.code === 'order.changed_meanwhile';

/** Takes or gives back money, and is under way until the page shows it. */
export function useMoneyChange<Change>(
  send: (api: Api, change: Change) => Promise<OrderMoneyReply>,
  onDone: () => void,
  onStale?: (error: Error) => void,
) {
  const [api, queries] = [useApi(), useQueryClient()];
  return useMutationOnce({
    mutationFn: (change: Change) => send(api, change),
    onSuccess: async () => {
      await refreshOrders(queries);
      onDone();
    },
    onError: (error) => {
      if (isStale(error)) void refreshOrders(queries);
      if (isOvertaken(error)) onStale?.(error);
    },
  });
}
