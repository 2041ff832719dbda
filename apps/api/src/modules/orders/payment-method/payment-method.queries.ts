import { sql } from 'kysely';
import { selectRaw, writeRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { LockedOrder } from '../order/orders.queries.ts';

/** Sets the payment method and returns the order with it. Caller holds the order lock. */
export async function setPaymentMethod(
  tx: Tx,
  order: LockedOrder,
  paymentMethod: LockedOrder['paymentMethod'],
): Promise<LockedOrder> {
  if (order.paymentMethod === paymentMethod) return order;
  await tx
    .updateTable('customer_order')
    .set({ payment_method: paymentMethod })
    .where('id', '=', order.id)
    .execute();
  return { ...order, paymentMethod };
}

/** Locks the stock of an order's products, so that no other order takes the share it needs. */
export async function lockOrderStock(tx: Tx, orderId: string): Promise<void> {
  await writeRaw(
    tx,
    sql`select product_id from stock_level
      where product_id in (select product_id from order_line where order_id = ${orderId})
      order by product_id, location_id for update`,
  );
}

export interface UnpaidLine {
  quantity: number;
  /** Units that could be sold without this order. */
  available: number;
  /** Units that other unpaid orders of new customers hold. */
  heldUnpaid: number;
  /** Whether the order is that of a new customer. */
  isNewCustomer: boolean;
  address: Record<string, string>;
}

/** Lists an order's lines as they were when it was placed, with today's stock. */
export const listUnpaidLines = (read: Reader, orderId: string): Promise<UnpaidLine[]> =>
  selectRaw(
    read,
    sql<UnpaidLine>`
      select quantity, available + quantity as available,
        held_unpaid - case when is_new_customer
          and holds_unpaid(payment_method, status, payment_status) then quantity else 0 end
          as "heldUnpaid",
        is_new_customer as "isNewCustomer", address
      from customer_order
      join order_line on order_id = customer_order.id
      join lateral (
        select available, held_unpaid from available_stock
        where product_id = order_line.product_id offset 0
      ) as stock on true
      where customer_order.id = ${orderId}`,
  );
