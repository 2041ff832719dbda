import type { Pesos } from '@sirkito/commerce';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderLetterMail } from '#api/modules/orders/index.ts';
import { relayOutbox } from '#api/modules/orders/relay-outbox.ts';
import { releaseHold } from '#api/modules/orders/release-hold.ts';
import { confirmPayment } from '#api/modules/payments/confirm-payment.ts';
import { appRole } from '#api/platform/db/pool.ts';
import { runJobs } from '#api/platform/job-runner.ts';
import type { Job } from '#api/platform/jobs.ts';
import { createMailer } from '#api/platform/mail.ts';
import { clerkOf } from '#api/testing/clerk.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { moveStock } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { orderLetterJobs } from './order-letters.jobs.ts';

const shop = testShop();
const inbox = testInbox();
const ends = new AsyncDisposableStack();

beforeAll(async () => {
  await newPlaces(shop);
  const mailer = createMailer(inbox.smtpUrl, 'Sirkito <shop@sirkito.test>');
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [...orderLetterJobs] as unknown as Job[],
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

test('each step of an order is told once, as HTML and as text', async () => {
  const { order, accountId } = await newOrder(shop);
  const to = `${accountId}@example.test`;
  const { pack, ship, step } = clerkOf(shop);
  await pack(order._id);
  await ship(order._id);
  await relay();
  // It names what is to be paid at the door as long as that is open.
  const shipped = await inbox.mailTo(to, 'on its way');
  await step(order._id, { status: 'delivered' });
  await relay();
  const number = order.orderNumber;
  for (const form of [shipped.html, shipped.text]) {
    expect(form).toContain('J&T Express, JT-1'.replace('&', form === shipped.html ? '&amp;' : '&'));
    expect(form).toContain(`https://shop.test/shop/account/orders/${order._id}`);
    expect(form).toContain('₱1,075.00');
  }
  expect((await inbox.mailTo(to, 'has arrived')).text).toContain('Your invoice');
  expect((await subjectsTo(to)).toSorted()).toEqual([
    `Your order ${number} at Sirkito`,
    `Your order ${number} from Sirkito has arrived`,
    `Your order ${number} from Sirkito is on its way`,
  ]);
});

test('a payment, a cancellation and a refund are told', async () => {
  const { order, accountId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const to = `${accountId}@example.test`;
  await confirmTransfer(order._id);
  await relay();
  expect((await inbox.mailTo(to, 'received your payment')).text).toContain('Bank transfer');
  await inbox.mailTo(to, 'at Sirkito');
  await clerkOf(shop).step(order._id, { status: 'cancelled', reason: 'The last one was broken' });
  await relay();
  const cancelled = await inbox.mailTo(to, 'was cancelled');
  expect(cancelled.text).toContain('The last one was broken.');
  expect(cancelled.text).toContain('You paid ₱1,075.00');
  await setPayment(order._id, 'refunded');
  await relay();
  expect((await inbox.mailTo(to, 'refunded your order')).html).toContain('₱1,075.00');
  expect(await subjectsTo(to)).toHaveLength(4);
});

test('a payment is told once, and not at all of an order that stays cancelled', async () => {
  const later = { ...shop.as({ kind: 'shop' }), now: () => new Date(Date.now() + 49 * 3_600_000) };
  for (const isSold of [false, true]) {
    const placed = await newOrder(shop, { paymentMethod: 'bank_transfer', stock: 1 });
    const { orderId, accountId, productId } = placed;
    const to = `${accountId}@example.test`;
    await releaseHold(later, orderId);
    if (isSold) await moveStock(shop, productId, -1);
    await confirmTransfer(orderId);
    await relay();
    if (!isSold) await inbox.mailTo(to, 'received your payment');
    // A refund that the provider refuses, and one that goes through.
    for (const status of ['partially_refunded', 'paid', 'refunded']) {
      await setPayment(orderId, status);
      await relay();
    }
    await inbox.mailTo(to, 'refunded your order');
    const subjects = await subjectsTo(to);
    const told = (what: string) => subjects.filter((subject) => subject.includes(what));
    expect(told('received')).toHaveLength(isSold ? 0 : 1);
    // Nobody hears of a cancellation that was undone.
    expect(told('was cancelled')).toHaveLength(isSold ? 1 : 0);
  }
});

test('who was to pay by bank and did not in time is told that money on its way is not lost', async () => {
  const later = { ...shop.as({ kind: 'shop' }), now: () => new Date(Date.now() + 49 * 3_600_000) };
  for (const paymentMethod of ['bank_transfer', 'gcash'] as const) {
    const { orderId, accountId } = await newOrder(shop, { paymentMethod });
    await releaseHold(later, orderId);
    await relay();
    const { text } = await inbox.mailTo(`${accountId}@example.test`, 'was cancelled');
    expect(text.includes('it is not lost')).toBe(paymentMethod === 'bank_transfer');
    expect(text.includes('Nothing was charged')).toBe(paymentMethod === 'gcash');
  }
});

test('who paid is told why it was cancelled, also when the money is back before the letter', async () => {
  const { orderId, accountId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await confirmTransfer(orderId);
  const { refund, step } = clerkOf(shop);
  await step(orderId, { status: 'cancelled', reason: 'The last one was broken' });
  await refund(orderId, { reason: 'handed back' });
  await relay();
  const { text } = await inbox.mailTo(`${accountId}@example.test`, 'was cancelled');
  expect(text).toContain('was cancelled. The last one was broken.');
  expect(text).toContain('What you paid went back');
});

test.each([
  { given: {}, words: 'What you paid went back the way it came.' },
  { given: { amount: 75 as Pesos }, words: '₱1,000.00 of what you paid is still with us; we send' },
])('who got money back before it was cancelled is told: $words', async (told) => {
  const { orderId, accountId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await confirmTransfer(orderId);
  const { refund, step } = clerkOf(shop);
  await refund(orderId, { ...told.given, reason: 'handed back' });
  await step(orderId, { status: 'cancelled', reason: 'The last one was broken' });
  await relay();
  const { text } = await inbox.mailTo(`${accountId}@example.test`, 'was cancelled');
  expect(text).toContain(told.words);
});

test('who paid twice is told what goes back, and that the order stays as it is', async () => {
  const { orderId, accountId } = await newOrder(shop, { paymentMethod: 'gcash' });
  const ctx = shop.as({ kind: 'shop' });
  const promised = { orderId, letter: 'paid_twice' as const, changeId: ctx.newId() };
  await ctx.transact((tx) => ctx.enqueue(tx, orderLetterMail, promised));
  const { text } = await inbox.mailTo(`${accountId}@example.test`, 'what you paid twice');
  expect(text).toContain('We send the second payment back the way it came');
  expect(text).not.toContain('cancelled');
});

test('who picks it up is told when it is ready, and of no courier', async () => {
  const { order, accountId } = await newOrder(shop, { isPickup: true });
  const to = `${accountId}@example.test`;
  const { pack, step } = clerkOf(shop);
  await relay();
  const placed = await inbox.mailTo(to, 'at Sirkito');
  await pack(order._id);
  await step(order._id, { status: 'shipped', serials: [] });
  await relay();
  expect(placed.text).toContain('ready in cash when you come');
  expect(placed.text).toContain('To pick up at Unit 2C, 118 Kalayaan Avenue');
  const ready = await inbox.mailTo(to, 'is ready for pick-up');
  expect(ready.text).toContain('Mon-Fri 9AM to 5PM');
  expect(ready.text).toContain('₱1,000.00 is to be paid in cash at the counter');
  await step(order._id, { status: 'delivered' });
  await relay();
  const fetched = await inbox.mailTo(to, 'You picked up your order');
  for (const { text } of [placed, ready, fetched]) expect(text).not.toMatch(/courier|deliver/i);
  expect(await subjectsTo(to)).toHaveLength(3);
});

test.each([
  { isPickup: false, subject: 'could not be delivered', next: 'say where and when' },
  { isPickup: true, subject: 'was not picked up', next: 'say when you come' },
])('what $subject is told with the reason and what happens next', async (told) => {
  const { order, accountId } = await newOrder(shop, { isPickup: told.isPickup });
  const { pack, ship, step } = clerkOf(shop);
  await pack(order._id);
  if (told.isPickup) await step(order._id, { status: 'shipped', serials: [] });
  else await ship(order._id);
  await step(order._id, { status: 'delivery_failed', reason: 'Nobody was there' });
  await relay();
  const { text } = await inbox.mailTo(`${accountId}@example.test`, told.subject);
  expect(text).toContain('Nobody was there.');
  expect(text).toContain(told.next);
  expect(text.includes('courier')).toBe(!told.isPickup);
});

test('a change that is undone is not told', async () => {
  const { order } = await newOrder(shop);
  await relay();
  const undone = shop.as({ kind: 'shop' }).transact(async (tx) => {
    await tx
      .updateTable('customer_order')
      .set({ status: 'cancelled' })
      .where('id', '=', order._id)
      .execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await relayOutbox(shop.as({ kind: 'shop' }))).toBe(0);
});
