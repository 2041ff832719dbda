import { orderNumber } from '@sirkito/commerce';
import {
  endOfTaxKeeping,
  forgottenAtOnce,
  type PersonalRecords,
} from '#api/platform/personal-data.ts';
import { listInvoiceBuyers } from './invoice.queries.ts';
import { forgetOldOrders } from './old-orders.queries.ts';
import { toOrder } from './order.ts';
import { anonymiseOrders, hasOpenOrder, listOwnOrders } from './orders.queries.ts';
import { listNotesAbout, listOwnSerials } from './staff-order-details.queries.ts';

/** Tax law keeps the amounts for five years; the person in them goes. */
export const orderRecords: PersonalRecords = {
  tables: ['customer_order', 'order_key', 'order_note', 'invoice_buyer'],
  list: async (read, accountId) => {
    const rows = await listOwnOrders(read, { accountId, after: undefined, limit: 1_000 });
    const serials = await listOwnSerials(read, accountId);
    return {
      orders: rows.map((row) => ({ ...toOrder(row), address: row.address })),
      orderNotes: await listNotesAbout(read, accountId),
      serialNumbers: serials.map(({ number, ...one }) => ({
        orderNumber: orderNumber(number),
        ...one,
      })),
      invoiceBuyers: await listInvoiceBuyers(read, accountId),
    };
  },
  isNeeded: (tx, accountId, now) => hasOpenOrder(tx, accountId, now),
  erase: (tx, accountId, now) => anonymiseOrders(tx, accountId, now),
  forget: (tx, now) =>
    forgetOldOrders(tx, { before: endOfTaxKeeping(now), limit: forgottenAtOnce, now }),
};
