import { v7 as newUuid } from 'uuid';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { pickupAddress } from '../../modules/orders/checkout/pickup.ts';
import { readOrderRules } from '../../modules/orders/order/order-rules.ts';
import { rollUpSales } from '../../modules/reports/roll-up-sales.ts';
import { readSetting } from '../../modules/settings/index.ts';
import { planSampleOrders, sampleDays } from './plan-sample-orders.ts';
import { sampleCustomers } from './sample-customers.ts';
import {
  insertSampleAccounts,
  insertSampleOrders,
  listSampleProducts,
  readOrderState,
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
    await insertSampleOrders(tx, { orders, rules: await readOrderRules(tx), since });
  });
  // So that best sellers are known before a worker runs.
  while (await rollUpSales(ctx));
  return orders.length;
}
