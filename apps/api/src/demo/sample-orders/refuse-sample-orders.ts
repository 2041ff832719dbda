import type { Reader } from '#api/platform/db/transaction.ts';
import { findSampleOrder } from './sample-orders.queries.ts';

/** Throws if a sample order exists: it would count in sales, invoices and best sellers. */
export async function refuseSampleOrders(read: Reader): Promise<void> {
  if (!(await findSampleOrder(read))) return;
  throw new Error(
    'SHOP_MODE is live, but the database has sample orders, which took invoice numbers. ' +
      'Start with an empty database',
  );
}
