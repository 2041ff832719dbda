import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { toOrder } from './order.ts';
import { anonymiseOrders, listOwnOrders } from './orders.queries.ts';

/** Tax law keeps the amounts for five years; the person in them goes. */
export const orderRecords: PersonalRecords = {
  tables: ['customer_order', 'order_key'],
  list: async (read, accountId) => {
    const rows = await listOwnOrders(read, { accountId, after: undefined, limit: 1_000 });
    return { orders: rows.map(toOrder) };
  },
  erase: (tx, accountId, now) => anonymiseOrders(tx, accountId, now),
};
