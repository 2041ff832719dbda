import type { StaffOrderReply } from '@sirkito/contracts/order-staff';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { useMutationOnce } from '#web/lib/use-once.ts';
import { keepStaffOrder, refreshOrders } from './admin-orders.queries.ts';
import { isOvertaken, isStale } from './use-money-change.ts';

/** Makes one change; shows the order as it then stands, also when someone else was quicker. */
export function useOrderChange<Change>(
  send: (api: Api, change: Change) => Promise<StaffOrderReply>,
  onDone?: () => void,
  onOvertaken?: () => void,
) {
  const [api, queries] = [useApi(), useQueryClient()];
  return useMutationOnce({
    mutationFn: (change: Change) => send(api, change),
    onSuccess: ({ data }) => {
      keepStaffOrder(queries, data);
      onDone?.();
    },
    onError: async (error) => {
      if (isStale(error)) await refreshOrders(queries);
      if (isOvertaken(error)) onOvertaken?.();
    },
  });
}
