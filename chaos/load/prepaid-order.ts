import { randomUUID } from 'node:crypto';
import type { Buyer } from '@sirkito/bench/orders/buyers';
import { query } from '@sirkito/e2e/stack/database';
import type { Shop } from '../stack/shop.ts';
import { bearer, call, sendJson, type Reply } from './call.ts';
import { orderIdOf } from './load.ts';

export interface PrepaidOrder {
  orderId: string;
  token: string;
}

/** Places an order to be paid with GCash. */
export async function placePrepaidOrder(
  url: string,
  { token, addressId }: Buyer,
): Promise<PrepaidOrder> {
  const request = sendJson(
    token,
    { addressId, paymentMethod: 'gcash' },
    { 'idempotency-key': randomUUID() },
  );
  const reply = await call(`${url}/api/shop/orders`, request);
  if (reply.status !== 200 || !('body' in reply)) throw new Error(`GCash order: ${reply.status}`);
  return { orderId: orderIdOf(reply.body), token };
}

export const startPayment = (url: string, { orderId, token }: PrepaidOrder): Promise<Reply> =>
  call(`${url}/api/payments/orders/${orderId}/session`, { method: 'POST', headers: bearer(token) });

/** Opens a payment page whose webhooks the simulator holds back, and returns its id. */
export async function openHeldPayment(shop: Shop, order: PrepaidOrder): Promise<string> {
  const reply = await startPayment(shop.api.url, order);
  const session = 'body' in reply ? /\/checkout\/(?<id>cs_[\w-]+)/.exec(reply.body) : null;
  const id = session?.groups?.['id'];
  if (id === undefined) throw new Error(`The payment did not start: ${reply.status}`);
  await controlPaymongo(shop, id, 'hold');
  return id;
}

interface Delivery {
  times?: number;
  isForged?: boolean;
}

/** Returns the statuses of the shop's answers to the webhooks, if there were any. */
export async function controlPaymongo(
  { paymongo }: Shop,
  session: string,
  verb: 'hold' | 'pay' | 'deliver',
  delivery: Delivery = {},
): Promise<number[]> {
  const url = `${paymongo.url}/_control/sessions/${session}/${verb}`;
  const reply = await fetch(url, { method: 'POST', body: JSON.stringify(delivery) });
  const { answers = [] } = (await reply.json()) as { answers?: { status: number }[] };
  return answers.map(({ status }) => status);
}

export interface OrderState {
  status: string;
  paymentStatus: string;
  /** Minutes that stock is still reserved, by the database's clock. */
  heldMinutes: number | null;
  attempts: number;
  paid: number;
}

export async function readOrder({ databaseUrl }: Shop, orderId: string): Promise<OrderState> {
  const { rows } = await query(
    databaseUrl,
    `select status, payment_status as "paymentStatus",
       (extract(epoch from hold_until - now()) / 60)::float as "heldMinutes",
       (select count(*)::int from payment where order_id = customer_order.id) as attempts,
       (select count(*)::int from payment
        where order_id = customer_order.id and status = 'paid') as paid
     from customer_order where id = $1`,
    [orderId],
  );
  return rows[0] as OrderState; // the columns selected above
}
