import { orderNumber } from '@sirkito/commerce';
import {
  taxRetentionCutoff,
  purgeBatchSize,
  type PersonalRecords,
} from '#api/platform/personal-data.ts';
import { anonymiseOrders, purgeOldOrders } from './order/order-retention.queries.ts';
import { toOrder } from './order/order.ts';
import { hasOpenOrder, listOwnOrders } from './order/orders.queries.ts';
import { listCodReasons } from './risk/cod-check.queries.ts';
import { listNotesAbout, listOwnSerials } from './order/order-details.queries.ts';

/** Erases personal data only: tax law requires the amounts for five years. */
export const orderRecords: PersonalRecords = {
  tables: ['customer_order', 'order_key', 'order_note'],
  list: async (read, accountId) => {
    const rows = await listOwnOrders(read, { accountId, after: undefined, limit: 1_000 });
    const checks = await listCodReasons(read, accountId);
    const serials = await listOwnSerials(read, accountId);
    return {
      orders: rows.map((row) => ({ ...toOrder(row), address: row.address })),
      codChecks: checks.map(({ number, ...check }) => ({
        orderNumber: orderNumber(number),
        ...check,
      })),
      orderNotes: await listNotesAbout(read, accountId),
      serialNumbers: serials.map(({ number, ...serial }) => ({
        orderNumber: orderNumber(number),
        ...serial,
      })),
    };
  },
  blocksErasure: (tx, accountId, now) => hasOpenOrder(tx, accountId, now),
  erase: (tx, accountId, now) => anonymiseOrders(tx, accountId, now),
  purge: (tx, now) =>
    purgeOldOrders(tx, { before: taxRetentionCutoff(now), limit: purgeBatchSize, now }),
};
