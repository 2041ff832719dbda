import { OrderDetails } from '@sirkito/contracts/orders/schemas';
import { v7 as newUuid } from 'uuid';
import { issueDocumentAt } from '#api/modules/invoices/documents/issue-documents.ts';
import { readOrderRules } from '#api/modules/orders/order/order-rules.ts';
import type { OrderRequest } from '#api/modules/orders/placing/order-draft.ts';
import { pickupAddress } from '#api/modules/orders/placing/pickup.ts';
import { placeBatch } from '#api/modules/orders/placing/place-batch.ts';
import { rollUpSales } from '#api/modules/reports/roll-up-sales.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import { type Ctx, requireShop } from '#api/platform/context.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { planSampleOrders, sampleDays } from './plan-sample-orders.ts';
import { sampleCustomers } from './sample-customers.ts';
import {
  findSampleOrder,
  finishSampleOrders,
  insertSampleAccounts,
  listSampleDocuments,
  listSampleProducts,
  readOrderState,
  stageSampleOrders,
} from './sample-orders.queries.ts';

const day = 86_400_000;

/** Adds sample orders of the last 90 days to a shop without orders and returns how many. */
export async function seedSampleOrders(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  const { now, hasOrders } = await readOrderState(ctx.read);
  const products = await listSampleProducts(ctx.read);
  if (hasOrders || products.length === 0) return 0;
  const since = new Date(now.getTime() - (sampleDays + 1) * day);
  const { address: shopAddress } = await readSetting(ctx.read, 'store_profile');
  const customers = sampleCustomers.map((customer) => ({
    ...customer,
    id: newUuid({ msecs: since.getTime() }),
    createdAt: since,
  }));
  const orders = planSampleOrders({ now, products, customers, hasPickup: shopAddress !== '' }).map(
    ({ customer: { id: accountId, userName: fullName, address }, ...order }) => ({
      ...order,
      accountId,
      address:
        order.fulfilment === 'pickup'
          ? pickupAddress({ fullName, phone: address.phone }, shopAddress)
          : address,
    }),
  );
  await ctx.transact(async (tx) => {
    await insertSampleAccounts(tx, customers);
    await stageSampleOrders(tx, { orders, since });
    const requests = orders.map(requestOf);
    const rules = { ...(await readOrderRules(tx)), cash: null, isCashUnlimited: true };
    const placed = await placeBatch(tx, requests, { rules, at: since, skipLocked: false });
    const failed = placed.find(({ outcome }) => outcome !== 'placed');
    if (failed) throw new Error(`a sample order was not placed: ${failed.outcome}`);
    await finishSampleOrders(tx);
    for (const { orderId, kind, amount, reason, at } of await listSampleDocuments(tx)) {
      await issueDocumentAt(tx, orderId, { kind, amount, reason, at });
    }
  });
  // So that best sellers are known before a worker runs.
  while (await rollUpSales(ctx));
  return orders.length;
}

type PlannedOrder = Parameters<typeof stageSampleOrders>[1]['orders'][number];

const requestOf = (order: PlannedOrder, index: number): OrderRequest => ({
  ...OrderDetails.parse(order),
  orderId: order.id,
  accountId: order.accountId,
  buyerId: order.accountId,
  key: `sample ${index + 1}`,
  bodyHash: '',
  requestId: null,
  destination: { fulfilment: order.fulfilment, address: order.address },
  items: order.lines,
  expectedTotal: null,
});

/** Throws if a sample order exists: it would count in sales, invoices and best sellers. */
export async function refuseSampleOrders(read: Reader): Promise<void> {
  if (!(await findSampleOrder(read))) return;
  throw new Error(
    'SHOP_MODE is live, but the database has sample orders, which took invoice numbers. ' +
      'Start with an empty database',
  );
}
