import type { PaymentMethod, Pesos } from '@sirkito/commerce';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#api/modules/orders/fulfilment/cancel-order.ts';
import { sendOrderEmailJob } from '#api/modules/orders/index.ts';
import { relayOutbox } from '#api/modules/orders/outbox/relay-outbox.ts';
import { releaseReservation } from '#api/modules/orders/reservations/release-reservation.ts';
import { confirmPayment } from '#api/modules/payments/capture/confirm-payment.ts';
import { changePaymentMethod } from '#api/modules/payments/change-payment-method.ts';
import { createPaymongo } from '#api/modules/payments/online/paymongo/paymongo.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import { runJobs } from '#api/platform/jobs/job-runner.ts';
import type { Job } from '#api/platform/jobs/jobs.ts';
import { createMailer } from '#api/platform/mail/mail.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { insertStockMovement } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { orderEmailHandlers } from '../order-emails.jobs.ts';
import { sendOrderEmail } from '../sending/send-order-email.ts';

const shop = testShop();
const inbox = testInbox();
const ends = new AsyncDisposableStack();

beforeAll(async () => {
  await newLocalities(shop);
  const mailer = createMailer(inbox.smtpUrl, 'Sirkito <shop@sirkito.test>');
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [...orderEmailHandlers] as unknown as Job[],
    log: shop.log,
    contextFor: (jobId) => ({
      ...shop.as({ kind: 'shop' }),
      requestId: jobId,
      sendMail: mailer.send,
      shopUrl: 'https://shop.test',
    }),
  });
  ends.defer(() => mailer.close());
  ends.defer(() => runner.stop());
});
afterAll(() => ends.disposeAsync());

/** Two workers at the same time, as often as there is something. */
async function relay(): Promise<void> {
  const theShop = () => shop.as({ kind: 'shop' });
  while ((await Promise.all([relayOutbox(theShop()), relayOutbox(theShop())])).some(Boolean));
}

const subjectsTo = async (address: string) =>
  (await inbox.received())
    .filter(({ to }) => to[0]?.address === address)
    .map(({ subject }) => subject);

const setPayment = (orderId: string, status: string) =>
  shop.asOwner('update customer_order set payment_status = $2 where id = $1', [orderId, status]);

const confirmTransfer = (orderId: string) =>
  confirmPayment(shop.as(shop.staff()), {
    orderId,
    reference: `BPI ${orderId}`,
    amount: 1_075 as Pesos,
  });

test('sends one e-mail per order step, as HTML and text', async () => {
  const { order, accountId } = await newOrder(shop);
  const to = `${accountId}@example.test`;
  const { pack, ship, step } = clerkOf(shop);
  await pack(order._id);
  await ship(order._id);
  await relay();
  // Names the cash due as long as the order is unpaid.
  const shipped = await inbox.mailTo(to, 'on its way');
  await step(order._id, { status: 'delivered' });
  await relay();
  const number = order.orderNumber;
  for (const form of [shipped.html, shipped.text]) {
    expect(form).toContain('J&T Express, JT-1'.replace('&', form === shipped.html ? '&amp;' : '&'));
    expect(form).toContain(`https://shop.test/shop/account/orders/${order._id}`);
    expect(form).toContain('₱1,075 ');
  }
  expect((await inbox.mailTo(to, 'was delivered')).text).toContain('Your invoice');
  expect((await subjectsTo(to)).toSorted()).toEqual([
    `We received your Sirkito order ${number}`,
    `Your Sirkito order ${number} is on its way`,
    `Your Sirkito order ${number} was delivered`,
  ]);
});

test('sends e-mails for payment, cancellation and refund', async () => {
  const { order, accountId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const to = `${accountId}@example.test`;
  await confirmTransfer(order._id);
  await relay();
  expect((await inbox.mailTo(to, 'received your payment')).text).toContain('by bank transfer');
  await inbox.mailTo(to, 'We received your Sirkito order');
  await clerkOf(shop).step(order._id, { status: 'cancelled', reason: 'The last one was broken' });
  await relay();
  const cancelled = await inbox.mailTo(to, 'was cancelled');
  expect(cancelled.text).toContain('The last one was broken.');
  expect(cancelled.text).toContain("We'll refund your ₱1,075 and email you");
  await setPayment(order._id, 'refunded');
  await relay();
  expect((await inbox.mailTo(to, 'Your refund for')).html).toContain('₱1,075 ');
  expect(await subjectsTo(to)).toHaveLength(4);
});

test('sends one payment e-mail, and none for an order that stays cancelled', async () => {
  const later = { ...shop.as({ kind: 'shop' }), now: () => new Date(Date.now() + 49 * 3_600_000) };
  for (const isSold of [false, true]) {
    const placed = await newOrder(shop, { paymentMethod: 'bank_transfer', stock: 1 });
    const { orderId, accountId, productId } = placed;
    const to = `${accountId}@example.test`;
    await releaseReservation(later, orderId);
    if (isSold) await insertStockMovement(shop, productId, -1);
    await confirmTransfer(orderId);
    await relay();
    if (!isSold) await inbox.mailTo(to, 'received your payment');
    // A refund that the provider refuses, and one that goes through.
    for (const status of ['partially_refunded', 'paid', 'refunded']) {
      await setPayment(orderId, status);
      await relay();
    }
    await inbox.mailTo(to, 'Your refund for');
    const subjects = await subjectsTo(to);
    const subjectsWith = (part: string) => subjects.filter((subject) => subject.includes(part));
    expect(subjectsWith('received your payment')).toHaveLength(isSold ? 0 : 1);
    // A reverted cancellation is not announced.
    expect(subjectsWith('was cancelled')).toHaveLength(isSold ? 1 : 0);
  }
});

test('says that a late bank transfer is refunded', async () => {
  const later = { ...shop.as({ kind: 'shop' }), now: () => new Date(Date.now() + 49 * 3_600_000) };
  for (const paymentMethod of ['bank_transfer', 'gcash'] as const) {
    const { orderId, accountId } = await newOrder(shop, { paymentMethod });
    await releaseReservation(later, orderId);
    await relay();
    const { text } = await inbox.mailTo(`${accountId}@example.test`, 'was cancelled');
    expect(text.includes('already sent the transfer')).toBe(paymentMethod === 'bank_transfer');
    expect(text.includes("haven't been charged")).toBe(paymentMethod === 'gcash');
  }
});

test('says that the order was cancelled as the customer asked', async () => {
  const { ctx, orderId, accountId } = await newOrder(shop, { paymentMethod: 'gcash' });
  await cancelOrder(ctx, orderId);
  await relay();
  const { text } = await inbox.mailTo(`${accountId}@example.test`, 'was cancelled');
  expect(text).toContain("We've cancelled your order");
  expect(text).not.toContain('Reason');
});

test('gives the reason of a cancellation, also after the refund', async () => {
  const { orderId, accountId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await confirmTransfer(orderId);
  const { refund, step } = clerkOf(shop);
  await step(orderId, { status: 'cancelled', reason: 'The last one was broken' });
  await refund(orderId, { reason: 'handed back' });
  await relay();
  const { text } = await inbox.mailTo(`${accountId}@example.test`, 'was cancelled');
  expect(text).toContain('was cancelled. Reason: The last one was broken.');
  expect(text).toContain('Your payment has been fully refunded.');
});

test.each([
  { given: {}, text: 'Your payment has been fully refunded.' },
  { given: { amount: 75 as Pesos }, text: "We'll refund the remaining ₱1,000 and email you" },
])('describes refunds made before the cancellation: $text', async (example) => {
  const { orderId, accountId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await confirmTransfer(orderId);
  const { refund, step } = clerkOf(shop);
  await refund(orderId, { ...example.given, reason: 'handed back' });
  await step(orderId, { status: 'cancelled', reason: 'The last one was broken' });
  await relay();
  const { text } = await inbox.mailTo(`${accountId}@example.test`, 'was cancelled');
  expect(text).toContain(example.text);
});

test('[OR-20] says how and until when to pay after a switch, unless it has been paid since', async () => {
  const { ctx, orderId, accountId } = await newOrder(shop, { paymentMethod: 'gcash' });
  const to = `${accountId}@example.test`;
  const key = { secretKey: 'sk_test_simulator', webhookSecret: 'whsk_simulator' };
  const provider = createPaymongo({ url: 'http://127.0.0.1:9', ...key });
  const switchTo = (paymentMethod: PaymentMethod) =>
    changePaymentMethod(ctx, { orderId, paymentMethod }, provider);
  const textWith = async (how: string) => (await inbox.mailTo(to, how)).text;

  // Both are awaited, so the payment status stays the same.
  await switchTo('maya');
  expect(await textWith('with Maya')).toMatch(/₱1,075 with Maya.* until .*\d:\d\d/s);
  await switchTo('bank_transfer');
  expect(await textWith('by bank transfer')).toContain('Please transfer your payment before then');
  await switchTo('cod');
  expect(await textWith('in cash')).toContain('Please have the amount ready for the courier');

  await setPayment(orderId, 'paid');
  const sendMail = () => Promise.reject(new Error('sent for a paid order'));
  const job = { ...shop.as({ kind: 'shop' }), sendMail, shopUrl: 'https://shop.test' };
  await sendOrderEmail(job, { orderId, email: 'method_changed', changeId: job.newId() });
});

test('says that a second payment is refunded and the order unchanged', async () => {
  const { orderId, accountId } = await newOrder(shop, { paymentMethod: 'gcash' });
  const ctx = shop.as({ kind: 'shop' });
  const payload = { orderId, email: 'paid_twice' as const, changeId: ctx.newId() };
  await ctx.transact((tx) => ctx.enqueue(tx, sendOrderEmailJob, payload));
  const { text } = await inbox.mailTo(`${accountId}@example.test`, 'refunding your second payment');
  expect(text).toContain("we're refunding the second one to your GCash account");
  expect(text).not.toContain('cancelled');
});

test('sends pick-up e-mails without a courier', async () => {
  const { order, accountId } = await newOrder(shop, { isPickup: true });
  const to = `${accountId}@example.test`;
  const { pack, step } = clerkOf(shop);
  await relay();
  const placed = await inbox.mailTo(to, 'We received your Sirkito order');
  await pack(order._id);
  await step(order._id, { status: 'shipped', serials: [] });
  await relay();
  expect(placed.text).toContain('Please bring ₱1,000 in cash');
  expect(placed.text).toContain('Pick up at Unit 2C, 118 Kalayaan Avenue');
  const ready = await inbox.mailTo(to, 'is ready for pick-up');
  expect(ready.text).toContain('Mon-Fri 9AM to 5PM');
  expect(ready.text).toContain('Please pay ₱1,000 in cash at the counter');
  await step(order._id, { status: 'delivered' });
  await relay();
  const fetched = await inbox.mailTo(to, 'You picked up your Sirkito order');
  for (const { text } of [placed, ready, fetched]) expect(text).not.toMatch(/courier|deliver/i);
  expect(await subjectsTo(to)).toHaveLength(3);
});

test.each([
  {
    isPickup: false,
    subject: "couldn't deliver",
    next: 'To arrange another delivery, call +63 2 8555 0148',
  },
  { isPickup: true, subject: "wasn't picked up", next: "we'll set it aside for you again" },
])('gives the reason and the next step for an order that $subject', async (example) => {
  const { order, accountId } = await newOrder(shop, { isPickup: example.isPickup });
  const { pack, ship, step } = clerkOf(shop);
  await pack(order._id);
  if (example.isPickup) await step(order._id, { status: 'shipped', serials: [] });
  else await ship(order._id);
  await step(order._id, { status: 'delivery_failed', reason: 'Nobody was there' });
  await relay();
  const { text } = await inbox.mailTo(`${accountId}@example.test`, example.subject);
  expect(text).toContain('Nobody was there.');
  expect(text).toContain(example.next);
  expect(text.includes('courier')).toBe(!example.isPickup);
});

test('sends nothing for a rolled-back change', async () => {
  const { order } = await newOrder(shop);
  await relay();
  const rolledBack = shop.as({ kind: 'shop' }).transact(async (tx) => {
    await tx
      .updateTable('customer_order')
      .set({ status: 'cancelled' })
      .where('id', '=', order._id)
      .execute();
    throw new Error('rolledBack');
  });
  await expect(rolledBack).rejects.toThrow('rolledBack');
  expect(await relayOutbox(shop.as({ kind: 'shop' }))).toBe(0);
});
