import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { eraseAccount } from '#api/modules/accounts/privacy/erase-account.ts';
import { addAddress } from '#api/modules/addresses/own-addresses.ts';
import { releaseReservation } from '#api/modules/orders/reservations/release-reservation.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { insertStockMovement, newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  await newLocalities(shop);
  app = await shop.app();
  people = peopleOf(shop, app);
});

const call = async (who: SignedIn, url: string, payload?: object) =>
  app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: who.headers,
    ...(payload && { payload }),
  });

async function ordered(paymentMethod: string) {
  const buyer = await people.shopper();
  const actor = { kind: 'shopper' as const, accountId: buyer.user.id, sessionId: '' };
  const { _id: addressId } = await addAddress(shop.as(actor), draftAddress());
  const productId = await newProduct(shop, { stock: 2 });
  await call(buyer, '/api/shop/cart/add', { productId, quantity: 2 });
  const reply = await call(buyer, '/api/shop/orders', { addressId, paymentMethod });
  const { order } = reply.json<{ order: { _id: string; total: number } }>();
  return { buyer, order, productId };
}

const viewOrder = async (who: SignedIn, id: string) =>
  (await call(who, `/api/shop/orders/${id}`)).json<{ order: object }>().order;

const photo = async (width = 900) =>
  (
    await sharp({ create: { width, height: 600, channels: 3, background: '#8a4' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'the name of a person' } })
      .toBuffer()
  ).toString('base64');

test('shows the bank account, limits the proof to staff and confirms the order once', async () => {
  const { buyer, order } = await ordered('bank_transfer');
  const own = await call(buyer, `/api/payments/orders/${order._id}`);
  expect(own.json()).toMatchObject({
    data: { bank: { bankName: 'Sample Bank' }, proofs: [], isPayable: false },
  });
  const sent = await call(buyer, `/api/payments/orders/${order._id}/proof`, {
    picture: await photo(),
  });
  expect(sent.statusCode).toBe(200);

  const staff = await people.staff();
  const payments = (await call(staff, `/api/admin/orders/${order._id}/payments`)).json();
  const proof = `/api/admin/orders/${order._id}/proofs/${payments.data.proofs[0]._id}`;
  expect((await call(buyer, proof)).statusCode).toBe(403);
  const { picture } = (await call(staff, proof)).json().data;
  const stored = Buffer.from(picture.split(',')[1], 'base64');
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 900 });
  expect(stored.includes('the name of a person')).toBe(false);

  const confirm = (amount: number, reference = 'BPI-0042') =>
    call(staff, `/api/admin/orders/${order._id}/confirm-payment`, { reference, amount });
  expect((await confirm(order.total - 1)).json()).toMatchObject({
    code: 'payment.amount_differs',
    fields: { amount: expect.any(String) as string },
  });
  const replies = await Promise.all([confirm(order.total), confirm(order.total)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await viewOrder(buyer, order._id)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
  });
  const other = await ordered('bank_transfer');
  const again = await call(staff, `/api/admin/orders/${other.order._id}/confirm-payment`, {
    reference: 'BPI-0042',
    amount: other.order.total,
  });
  expect(again.json()).toMatchObject({
    code: 'payment.reference_used',
    fields: { reference: expect.any(String) as string },
  });
  await expectReconciled(shop);
});

const blockedInserts = async () =>
  (
    await shop.asOwner(
      `select from pg_stat_activity where datname = current_database()
         and wait_event_type = 'Lock' and query like 'insert into "payment"%'`,
    )
  ).rowCount;

test('accepts a reference for only one of two orders confirmed at the same time', async () => {
  const [first, second] = [await ordered('bank_transfer'), await ordered('bank_transfer')];
  const other = new Client({ connectionString: shop.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(
      `insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
         created_at, paid_at, checked_at)
       values (gen_random_uuid(), $1, 'bank', 'bank_transfer', 100, 'paid', 'BPI-TWICE',
         now(), now(), now())`,
      [first.order._id],
    );
    const url = `/api/admin/orders/${second.order._id}/confirm-payment`;
    const body = { reference: 'BPI-TWICE', amount: second.order.total };
    const reply = call(await people.staff(), url, body);
    await expect.poll(blockedInserts).toBe(1);
    await other.query('commit');
    expect((await reply).json()).toMatchObject({ code: 'payment.reference_used' });
  } finally {
    await other.end();
  }
  expect(await viewOrder(second.buyer, second.order._id)).toMatchObject({ status: 'pending' });
  await shop.asOwner(`delete from payment where provider_ref = 'BPI-TWICE'`);
});

test('shows staff which transfers have a proof', async () => {
  const [withProof, withoutProof] = [
    await ordered('bank_transfer'),
    await ordered('bank_transfer'),
  ];
  const url = `/api/payments/orders/${withProof.order._id}/proof`;
  await call(withProof.buyer, url, { picture: await photo() });
  const { data } = (await call(await people.staff(), '/api/admin/orders/get?limit=2')).json();
  expect(data.orders).toMatchObject([
    { _id: withoutProof.order._id, hasProof: false },
    { _id: withProof.order._id, hasProof: true },
  ]);
});

test("refuses a proof that is not an image, too large, one too many or for another customer's order", async () => {
  const { buyer, order } = await ordered('bank_transfer');
  const url = `/api/payments/orders/${order._id}/proof`;
  const send = async (picture: string, who = buyer) => (await call(who, url, { picture })).json();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [Buffer.from('%PDF-1.7'), svg]) {
    expect(await send(bytes.toString('base64'))).toMatchObject({
      code: 'payment.proof_unreadable',
    });
  }
  const large = randomBytes(5_100_000).toString('base64');
  expect(await send(large)).toMatchObject({ code: 'request.too_large' });
  expect(await send(await photo(), await people.shopper())).toMatchObject({
    code: 'order.not_found',
  });
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await send(await photo(20))).toEqual({ success: true, data: {} });
  }
  expect(await send(await photo(20))).toMatchObject({ code: 'payment.too_many_proofs' });
  const cash = await ordered('cod');
  const wrong = await call(cash.buyer, `/api/payments/orders/${cash.order._id}/proof`, {
    picture: await photo(20),
  });
  expect(wrong.json()).toMatchObject({ code: 'payment.not_open' });
});

test('reopens a released order on a late transfer, or leaves the refund to staff if it is sold out', async () => {
  const staff = await people.staff();
  const later = {
    ...shop.as({ kind: 'shop' }),
    now: () => new Date(Date.now() + 49 * 3_600_000),
  };
  for (const isSold of [false, true]) {
    const { buyer, order, productId } = await ordered('bank_transfer');
    await releaseReservation(later, order._id);
    if (isSold) await insertStockMovement(shop, productId, -1);
    const url = `/api/admin/orders/${order._id}/confirm-payment`;
    const body = { reference: `BDO-${order._id}`, amount: order.total };
    expect((await call(staff, url, body)).statusCode).toBe(200);
    expect(await viewOrder(buyer, order._id)).toMatchObject(
      isSold
        ? { status: 'cancelled', paymentStatus: 'paid' }
        : { status: 'confirmed', paymentStatus: 'paid' },
    );
    await expectReconciled(shop);
    if (isSold) {
      const known = await call(staff, `/api/admin/orders/${order._id}`);
      const { version } = known.json<{ data: { version: number } }>().data;
      const refund = { version, reason: 'handed back at the counter' };
      await call(staff, `/api/admin/orders/${order._id}/refund`, refund);
      expect(await viewOrder(buyer, order._id)).toMatchObject({ paymentStatus: 'refunded' });
    }
  }
  await expectReconciled(shop);
});

test('leaves a late transfer for an erased account for staff to refund', async () => {
  const { buyer, order } = await ordered('bank_transfer');
  const later = {
    ...shop.as({ kind: 'shop' }),
    now: () => new Date(Date.now() + 49 * 3_600_000),
  };
  await releaseReservation(later, order._id);
  await shop.asOwner('update account set erase_at = now() where id = $1', [buyer.user.id]);
  await eraseAccount(later, personalRecords, buyer.user.id);
  const staff = await people.staff();
  const body = { reference: 'BDO-LATE', amount: order.total };
  const url = `/api/admin/orders/${order._id}`;
  expect((await call(staff, `${url}/confirm-payment`, body)).statusCode).toBe(200);
  const { data } = (await call(staff, url)).json<{ data: { order: object } }>();
  expect(data.order).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  expect(JSON.stringify(data)).toContain(
    "Paid by bank transfer, but too late: the account has been deleted. We'll arrange a refund",
  );
  await expectReconciled(shop);
});

test('records cash from the courier without changing the order status', async () => {
  const staff = await people.staff();
  const { buyer, order } = await ordered('cod');
  const body = { reference: 'LBC 77', amount: order.total };
  await call(staff, `/api/admin/orders/${order._id}/confirm-payment`, body);
  expect(await viewOrder(buyer, order._id)).toMatchObject({
    status: 'pending',
    paymentStatus: 'paid',
  });
  await expectReconciled(shop);
});

test('refuses to confirm cash for a cancelled order', async () => {
  const staff = await people.staff();
  const { buyer, order } = await ordered('cod');
  await clerkOf(shop).step(order._id, { status: 'cancelled', reason: 'Asked for' });
  const url = `/api/admin/orders/${order._id}/confirm-payment`;
  const reply = await call(staff, url, { reference: 'LBC 78', amount: order.total });
  expect(reply.json()).toMatchObject({
    code: 'payment.not_confirmable',
    message: "There's no payment to confirm. This order is cancelled",
    details: { state: 'cancelled' },
  });
  expect(await viewOrder(buyer, order._id)).toMatchObject({ paymentStatus: 'unpaid' });
});
