import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '#web/lib/api/api-client.ts';
import { cacheStaffOrder, staffOrderQuery } from './orders.queries.ts';

const orderAt = (version: number) => ({ order: { _id: 'one' }, version }) as StaffOrder;

test('a read that arrives after a newer change does not undo it', async () => {
  const queries = new QueryClient();
  const answer = Promise.withResolvers<{ data: StaffOrder }>();
  const api = (() => answer.promise) as unknown as Api;
  const query = staffOrderQuery(api, 'one');
  const reading = queries.query(query);
  cacheStaffOrder(queries, orderAt(3));
  answer.resolve({ data: orderAt(2) });
  await reading;
  expect(queries.getQueryData(query.queryKey)?.version).toBe(3);
  cacheStaffOrder(queries, orderAt(4));
  expect(queries.getQueryData(query.queryKey)?.version).toBe(4);
});
