import type { StaffOrder, StaffOrderReply } from '@sirkito/contracts/orders/staff-schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { staffOrderQuery } from './orders.queries.ts';
import { useOrderChange } from './use-order-change.ts';

/**
 * Changes the order version the form was opened with, while the page keeps updating. After a
 * conflict the latest version is shown and the next attempt uses it.
 */
export function useFormChange<Change>(
  { order: { _id: id }, version }: StaffOrder,
  send: (api: Api, change: Change, version: number) => Promise<StaffOrderReply>,
  onDone?: () => void,
) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [formVersion, setFormVersion] = useState(version);
  const { queryKey } = staffOrderQuery(api, id);
  const change = useOrderChange(
    (client, body: Change) => send(client, body, formVersion),
    onDone,
    () => setFormVersion(queries.getQueryData(queryKey)?.version ?? formVersion),
  );
  return { ...change, acceptCurrentVersion: () => setFormVersion(version) };
}
