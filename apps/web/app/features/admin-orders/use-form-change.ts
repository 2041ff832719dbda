import type { StaffOrder, StaffOrderReply } from '@sirkito/contracts/order-staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { staffOrderQuery } from './admin-orders.queries.ts';
import { useOrderChange } from './use-order-change.ts';

/**
 * A change of the order as it stood when its form was opened: the page moves on by itself. Whoever
 * is told that it has changed meanwhile sees how it stands, and may go on from there.
 */
export function useFormChange<Change>(
  { order: { _id: id }, version }: StaffOrder,
  send: (api: Api, change: Change, version: number) => Promise<StaffOrderReply>,
  onDone?: () => void,
) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [seen, setSeen] = useState(version);
  const { queryKey } = staffOrderQuery(api, id);
  const change = useOrderChange(
    (by, wanted: Change) => send(by, wanted, seen),
    onDone,
    () => setSeen(queries.getQueryData(queryKey)?.version ?? seen),
  );
  return { ...change, look: () => setSeen(version) };
}
