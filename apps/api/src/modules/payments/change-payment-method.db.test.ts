import { AppError } from '@sirkito/contracts/errors';
import type { PaymentMethod } from '@sirkito/commerce';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { releaseReservation } from '#api/modules/orders/reservations/release-reservation.ts';
import { viewOrder } from '#api/modules/orders/order/view-order.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addProof } from './bank-transfer/add-proof.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { pollOpenPayments } from './online/poll-open-payments.ts';
import { receiveEvent } from './online/receive-event.ts';
import { startPayment } from './online/start-payment.ts';
import { sumPayments } from './payment/payment-totals.ts';
import { listPayments } from './payment/payments.queries.ts';
import type { PaymentProvider } from './payment/provider.ts';
import { viewPayment } from './view-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newLocalities(shop));

type Placed = Awaited<ReturnType<typeof newOrder>>;

const minuteMs = 60_000;
const later = (minutes: number) => ({
  ...shop.as({ kind: 'shop' }),
  now: () => new Date(Date.now() + minutes * minuteMs),
});
const place = (paymentMethod: PaymentMethod) =>
  newOrder(shop, { paymentMethod, stock: 3, quantity: 2 });
const switchTo = (
  { ctx, orderId }: Pick<Placed, 'ctx' | 'orderId'>,
  paymentMethod: PaymentMethod,
  provider: PaymentProvider = paymongo.provider,
) => changePaymentMethod(ctx, { orderId, paymentMethod }, provider);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const offered = async ({ ctx, orderId }: Placed) =>
  (await viewPayment(ctx, orderId, paymongo.provider)).otherMethods;
const orderOf = ({ ctx, orderId }: Placed) => viewOrder(ctx, orderId);

async function openSession({ ctx, orderId }: Placed): Promise<string> {
  const deps = { provider: paymongo.provider, shopUrl: 'https://shop.example' };
  return (await startPayment(ctx, orderId, deps)).split('/').at(-1) ?? '';
}

async function paidMessage(sessionRef: string) {
  await paymongo.pay(sessionRef);
  return paymongo.message('checkout_session.payment.paid', await paymongo.session(sessionRef));
}

const receive = (message: { raw: string; signature: string }) =>
  receiveEvent(shop.as({ kind: 'guest' }), message, paymongo.provider);

const statusesOf = async (orderId: string) =>
  (await listPayments(shop.db, orderId)).map(({ method, status }) => `${method} ${status}`);

test('[OR-11] switches an unpaid order and closes the checkout session of the earlier method', async () => {
  const placed = await place('gcash');
  const before = await orderOf(placed);
  const gcash = await openSession(placed);
  expect(await offered(placed)).toEqual(['cod', 'bank_transfer', 'maya', 'qrph', 'card']);

  await switchTo(placed, 'maya');
  await switchTo(placed, 'maya');
  expect(await orderOf(placed)).toMatchObject({
    paymentMethod: 'maya',
    paymentStatus: 'awaiting',
    total: before.total,
    shippingFee: before.shippingFee,
    heldUntil: before.heldUntil,
    timeline: [{ status: 'pending' }, { note: 'Payment method changed to Maya' }],
  });
  expect(await paymongo.session(gcash)).toMatchObject({ attributes: { status: 'expired' } });
  const maya = await openSession(placed);
  expect(await paymongo.session(maya)).toMatchObject({
    attributes: { payment_method_types: ['paymaya'] },
  });
  expect(await statusesOf(placed.orderId)).toEqual(['gcash expired', 'maya open']);
  await receive(await paidMessage(maya));
  expect(await orderOf(placed)).toMatchObject({ status: 'confirmed', paymentMethod: 'maya' });
  await expectReconciled(shop);
});

test('[OR-11] never reserves longer than checkout would, and releases at the new time', async () => {
  const placed = await place('gcash');
  const { createdAt } = await orderOf(placed);
  await switchTo(placed, 'bank_transfer');
  const bankEnd = new Date(Date.parse(createdAt) + 48 * 60 * minuteMs).toISOString();
  expect(await orderOf(placed)).toMatchObject({ heldUntil: bankEnd });
  await releaseReservation(later(16), placed.orderId);
  expect(await orderOf(placed)).toMatchObject({ status: 'pending' });

  const inADay = { ...placed, ctx: { ...placed.ctx, now: later(24 * 60).now } };
  await switchTo(inADay, 'card');
  const { heldUntil } = await orderOf(placed);
  const minutesHeld = (Date.parse(heldUntil ?? '') - Date.now()) / minuteMs;
  expect(minutesHeld).toBeCloseTo(24 * 60 + 15, 0);
  await switchTo(inADay, 'bank_transfer');
  expect(await orderOf(placed)).toMatchObject({ heldUntil: bankEnd });
  await switchTo(inADay, 'cod');
  expect(await orderOf(placed)).toMatchObject({ heldUntil: null, paymentStatus: 'unpaid' });
});

test("[OR-11] refuses another customer's order, a paid, released or cash order and one with proof", async () => {
  const placed = await place('gcash');
  const other = await place('cod');
  const asOther = { ctx: other.ctx, orderId: placed.orderId };
  expect(await codeOf(switchTo(asOther, 'maya'))).toBe('order.not_found');
  expect(await codeOf(switchTo(other, 'maya'))).toBe('payment.not_open');
  const tooLate = { ...placed, ctx: { ...placed.ctx, now: later(16).now } };
  expect(await codeOf(switchTo(tooLate, 'maya'))).toBe('payment.not_open');
  await receive(await paidMessage(await openSession(placed)));
  expect(await codeOf(switchTo(placed, 'maya'))).toBe('payment.not_open');
  expect(await offered(placed)).toEqual([]);

  const transfer = await place('bank_transfer');
  const picture = await sharp({
    create: { width: 9, height: 9, channels: 3, background: '#8a4' },
  })
    .jpeg()
    .toBuffer();
  await addProof(transfer.ctx, { orderId: transfer.orderId, picture: picture.toString('base64') });
  expect(await codeOf(switchTo(transfer, 'gcash'))).toBe('payment.not_open');
});

test('[OR-11] offers only methods that checkout would accept', async () => {
  const productId = await newProduct(shop, { price: 16_000 });
  const placed = await newOrder(shop, { paymentMethod: 'gcash', productId });
  const live = { ...paymongo.provider, isTest: false };
  expect(await codeOf(switchTo(placed, 'bank_transfer', live))).toBe('payment.method_unavailable');
  await shop.asOwner('update account set email_verified_at = null where id = $1', [
    placed.accountId,
  ]);
  expect(await offered(placed)).toEqual(['bank_transfer', 'maya', 'qrph', 'card']);
  for (let times = 0; times < 2; times += 1) {
    const { _id: orderId } = await placed.orderMore();
    await switchTo({ ctx: placed.ctx, orderId }, 'bank_transfer');
  }
  expect(await offered(placed)).toEqual(['maya', 'qrph', 'card']);
});

test('[OR-11] counts a payment through the earlier session once, as the method it was paid with', async () => {
  const placed = await place('gcash');
  const gcash = await openSession(placed);
  const unreachable = {
    ...paymongo.provider,
    readSession: () => Promise.reject(new TypeError('fetch failed')),
  };
  await switchTo(placed, 'maya', unreachable);
  const maya = await openSession(placed);
  expect(await statusesOf(placed.orderId)).toEqual(['gcash open', 'maya open']);
  const failed = { attributes: { failed_message: 'Declined', metadata: {} } };
  const [attempt] = await listPayments(shop.db, placed.orderId);
  Object.assign(failed.attributes.metadata, { attempt: attempt?.id });
  await receive(paymongo.message('payment.failed', failed));
  expect(await orderOf(placed)).toMatchObject({ paymentStatus: 'awaiting' });

  await receive(await paidMessage(gcash));
  const paid = { status: 'confirmed', paymentStatus: 'paid', paymentMethod: 'gcash' };
  expect(await orderOf(placed)).toMatchObject(paid);
  const second = await paidMessage(maya);
  await receive(second);
  for (const minutes of [2, 4]) await pollOpenPayments(later(minutes), paymongo.provider);
  expect(await orderOf(placed)).toMatchObject(paid);
  const { paid: received, refunded } = sumPayments(await listPayments(shop.db, placed.orderId));
  expect(received).toBe(refunded * 2);
  await expectReconciled(shop);
});

test('[OR-11] counts an online payment that arrives after a switch to cash on delivery', async () => {
  const placed = await place('gcash');
  const message = await paidMessage(await openSession(placed));
  const unreachable = {
    ...paymongo.provider,
    readSession: () => Promise.reject(new TypeError('fetch failed')),
  };
  await switchTo(placed, 'cod', unreachable);
  await clerkOf(shop).step(placed.orderId, { status: 'confirmed' });
  await receive(message);
  expect(await orderOf(placed)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    paymentMethod: 'gcash',
  });
  expect(await statusesOf(placed.orderId)).toEqual(['gcash paid']);
  await expectReconciled(shop);
});

test('[OR-11] is paid exactly once when a payment arrives during the switch', async () => {
  for (const to of ['maya', 'bank_transfer', 'cod', 'card'] as const) {
    const placed = await place('gcash');
    const message = await paidMessage(await openSession(placed));
    const [, switched] = await Promise.all([receive(message), codeOf(switchTo(placed, to))]);
    expect(['done', 'payment.not_open']).toContain(switched);
    await pollOpenPayments(later(2), paymongo.provider);
    expect(await orderOf(placed)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      paymentMethod: 'gcash',
    });
    expect(await statusesOf(placed.orderId)).toEqual(['gcash paid']);
  }
  await expectReconciled(shop);
});
