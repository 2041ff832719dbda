import { asPesos } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import {
  allowed,
  confirmationRequired,
  confirmationShop,
} from '#api/testing/people/confirmation.ts';
import type { SignedIn } from '#api/testing/people/people.ts';
import { confirmPayment } from '../capture/confirm-payment.ts';

const api = confirmationShop({ REFUND_LIMIT: '1000' });
const { shop } = api;
beforeAll(() => newLocalities(shop));

async function paidOrder(amount: number) {
  const productId = await newProduct(shop, { price: amount });
  const { order, orderId } = await newOrder(shop, { productId, paymentMethod: 'bank_transfer' });
  const staff = shop.as(shop.staff());
  await confirmPayment(staff, { orderId, reference: orderId, amount: asPesos(order.total) });
  return orderId;
}

async function refund(staff: SignedIn, orderId: string, amount?: number) {
  const { ask } = api.confirmations;
  const view = await ask(staff, 'GET', `/api/admin/orders/${orderId}`);
  const { version } = view.json<{ data: { version: number } }>().data;
  return ask(staff, 'POST', `/api/admin/orders/${orderId}/refund`, {
    version,
    reason: 'damaged',
    ...(amount !== undefined && { amount }),
  });
}

const refundsOf = async (orderId: string) => {
  const { rows } = await shop.asOwner(
    `select refund.amount_centavos::int as amount from refund
     join payment on payment.id = refund.payment_id where order_id = $1`,
    [orderId],
  );
  return (rows as { amount: number }[]).map(({ amount }) => amount);
};

test('[SC-16] a refund above the limit needs a confirmed password, a small one does not', async () => {
  const { age, outcome, expectGuarded } = api.confirmations;
  const staff = await api.people.staff({ staffRole: 'orders' });
  const orderId = await paidOrder(5_000);
  await age(staff);
  expect(outcome(await refund(staff, orderId, 999))).toEqual(allowed);
  expect(outcome(await refund(staff, orderId, 1_001))).toEqual(confirmationRequired);
  expect(await refundsOf(orderId)).toEqual([99_900]);
  await expectGuarded(staff, () => refund(staff, orderId, 1_001));
  expect(await refundsOf(orderId)).toEqual([99_900, 100_100]);
});

test('[SC-16] small refunds of an hour are added up, also parallel ones', async () => {
  const { age, outcome } = api.confirmations;
  const staff = await api.people.staff();
  const orders = [await paidOrder(800), await paidOrder(800), await paidOrder(800)];
  await age(staff);
  const replies = await Promise.all(orders.map((orderId) => refund(staff, orderId, 600)));
  expect(replies.map(outcome).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    allowed,
    confirmationRequired,
    confirmationRequired,
  ]);
  await age(staff);
  // audit_entry is append-only for the shop.
  await shop.asOwner(`update audit_entry set at = at - interval '61 minutes' where actor_id = $1`, [
    staff.user.id,
  ]);
  const [open = ''] = (
    await Promise.all(orders.map(async (id) => ((await refundsOf(id)).length === 0 ? [id] : [])))
  ).flat();
  expect(outcome(await refund(staff, open, 600))).toEqual(allowed);
});

test('[SC-16] cancelling an order that the provider refunds counts as a refund', async () => {
  const { ask, expectGuarded } = api.confirmations;
  const staff = await api.people.staff();
  const orderId = await paidOrder(5_000);
  await shop.asOwner(`update payment set provider = 'paymongo' where order_id = $1`, [orderId]);
  const view = await ask(staff, 'GET', `/api/admin/orders/${orderId}`);
  const { version } = view.json<{ data: { version: number } }>().data;
  await expectGuarded(staff, () =>
    ask(staff, 'PUT', `/api/admin/orders/${orderId}/status`, {
      version,
      status: 'cancelled',
      reason: 'Not reachable',
    }),
  );
});
