import type { OrderStatus, PaymentStatus } from '@sirkito/commerce';
import { issueDueDocuments } from '#api/modules/invoices/index.ts';
import type { testShop } from '../test-shop.ts';

type Shop = ReturnType<typeof testShop>;

/** Changes orders behind the use cases, then issues what they are due, as these would. */
export async function changeOrders(
  shop: Shop,
  orderIds: readonly string[],
  change: { status?: OrderStatus; payment_status?: PaymentStatus },
): Promise<void> {
  await shop.db.updateTable('customer_order').set(change).where('id', 'in', orderIds).execute();
  await issueDue(shop, orderIds);
}

/** Changes orders to paid, all or those that await a payment, and issues their invoices. */
export async function payOrders(shop: Shop, orderIds?: readonly string[]): Promise<void> {
  if (orderIds) return changeOrders(shop, orderIds, { payment_status: 'paid' });
  const { rows } = await shop.asOwner(
    `update customer_order set payment_status = 'paid' where payment_status = 'awaiting'
     returning id`,
  );
  await issueDue(
    shop,
    rows.map(({ id }: { id: string }) => id),
  );
}

/** Issues what orders are due, each in its own commit. */
export async function issueDue(shop: Shop, orderIds: readonly string[]): Promise<void> {
  const { transact } = shop.as({ kind: 'shop' });
  for (const id of orderIds) await transact((tx) => issueDueDocuments(tx, id));
}
