import type { StaffOrderReply } from '@sirkito/contracts/orders/staff-schemas';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { cacheStaffOrder, refreshOrders } from './orders.queries.ts';
import { isVersionConflict, isConflict } from './order/use-payment-change.ts';

/** Changes an order and shows the result, or the latest version after a conflict. */
export function useOrderChange<Change>(
  send: (api: Api, change: Change) => Promise<StaffOrderReply>,
  onDone?: () => void,
  onVersionConflict?: () => void,
) {
  const [api, queries] = [useApi(), useQueryClient()];
  return useSingleFlightMutation({
    mutationFn: (change: Change) => send(api, change),
    onSuccess: ({ data }) => {
      cacheStaffOrder(queries, data);
      onDone?.();
    },
    onError: async (error) => {
      if (isConflict(error)) await refreshOrders(queries);
      if (isVersionConflict(error)) onVersionConflict?.();
    },
  });
}
