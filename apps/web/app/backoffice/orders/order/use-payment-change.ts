import { ShopError } from '@sirkito/contracts/shop-error';
import type { OrderPaymentsReply } from '@sirkito/contracts/payments/schemas';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { refreshOrders } from '../orders.queries.ts';

/** True for a 409: the order is no longer what the page showed. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ShopError && error.status === 409;

/** True when someone else changed the order first. */
export const isVersionConflict = (error: unknown): boolean =>
  error instanceof ShopError && error.code === 'order.edit_conflict';

/** Confirms or refunds a payment; pending until the page shows the result. */
export function usePaymentChange<Change>(
  send: (api: Api, change: Change) => Promise<OrderPaymentsReply>,
  onDone: () => void,
  onVersionConflict?: (error: Error) => void,
) {
  const [api, queries] = [useApi(), useQueryClient()];
  return useSingleFlightMutation({
    mutationFn: (change: Change) => send(api, change),
    onSuccess: async () => {
      await refreshOrders(queries);
      onDone();
    },
    onError: (error) => {
      if (isConflict(error)) void refreshOrders(queries);
      if (isVersionConflict(error)) onVersionConflict?.(error);
    },
  });
}
