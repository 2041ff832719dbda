import { codReasons, type CodSignals, type OrderStatus } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { beforeAll, expect, test } from 'vitest';
import { v7 as newUuid } from 'uuid';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { viewCart } from '#api/modules/carts/cart.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { unlimited } from '#api/testing/people/clerk.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue, type OrderQueue } from '../placing/order-queue.ts';
import { placeOrder } from '../placing/place-order.ts';
import { quoteOrder } from '../placing/quote-order.ts';
import { changeOrderStatus } from '../fulfilment/change-order-status.ts';
import { viewOrder } from '../order/view-order.ts';
import { listOrdersForStaff } from '../staff/list-orders-for-staff.ts';
import { viewLabels } from '../staff/view-labels.ts';
import { viewOrderForStaff } from '../staff/view-order-for-staff.ts';
import { approveCod } from './approve-cod.ts';

const shop = testShop();
let queue: OrderQueue;
beforeAll(async () => {
  await newLocalities(shop);
  await shop.asOwner(`delete from setting where key = 'cash_on_delivery'`);
  queue = createOrderQueue(shop.as({ kind: 'shop' }));
});

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

let people = 0;
/** Creates a buyer with a phone number and a street of their own. */
async function aBuyer(street?: string): Promise<Buyer> {
  const buyer = await newBuyer(shop);
  people += 1;
  await shop.asOwner('update address set phone = $2, street = $3 where id = $1', [
    buyer.addressId,
    `+63917${String(people).padStart(7, '0')}`,
    street ?? `${people} Mabini Street`,
  ]);
  return buyer;
}

async function order(buyer: Buyer, more: { price?: number; paymentMethod?: 'cod' | 'gcash' } = {}) {
  const { price = 1_000, paymentMethod = 'cod' } = more;
  const productId = await newProduct(shop, { price, stock: 50 });
  await addToCart(buyer.ctx, { productId, quantity: 1 });
  const body = { addressId: buyer.addressId, paymentMethod, notes: '' };
  return placeOrder(buyer.ctx, { body, key: null }, queue);
}

/** Inserts a past order to the buyer's address. */
async function past(buyer: Buyer, status: OrderStatus, paymentStatus: string, count = 1) {
  for (let made = 0; made < count; made += 1) {
    await shop.asOwner(
      `insert into customer_order (id, account_id, status, fulfilment, payment_method, payment_status,
         subtotal_centavos, shipping_centavos, total_centavos, vat_centavos, address, notes, created_at,
         updated_at)
       select $1, $2, $3, 'delivery', 'cod', $4, 112000, 0, 112000, 12000, to_jsonb(address.*), '',
         now(), now()
       from address where id = $5`,
      [newUuid(), buyer.accountId, status, paymentStatus, buyer.addressId],
    );
  }
}

const staff = () => shop.as(shop.staff());
const checkOf = async (id: string) => (await viewOrderForStaff(staff(), id)).cod;
const storedOf = async (id: string) => {
  const { rows } = await shop.asOwner(
    `select cod_score as score, cod_reasons as reasons, cod_rules_version as version
     from customer_order where id = $1`,
    [id],
  );
  return rows[0] as { score: number; reasons: Record<string, number>; version: number };
};

test('[SC-50] stores score, reasons and version with each cash order, as the shared table adds them up', async () => {
  const regular = await aBuyer();
  await past(regular, 'delivered', 'paid', 2);
  await shop.asOwner(`update account set created_at = now() - interval '1 year' where id = $1`, [
    regular.accountId,
  ]);
  const stranger = await aBuyer('Zone 4');
  await past(stranger, 'delivery_failed', 'unpaid');
  const neighbour = await aBuyer('Zone 4');
  const cases: [Order, CodSignals][] = [
    [await order(regular, { price: 14_800 }), { amount: 2, deliveredOrders: 2 }],
    [await order(stranger), { newAccount: 1, refusedParcels: 1 }],
    [await order(neighbour), { newAccount: 1, refusedAtAddress: 1 }],
  ];
  for (const [{ _id }, reasons] of cases) {
    const points = codReasons(reasons).reduce((sum, reason) => sum + reason.points, 0);
    expect(await storedOf(_id)).toEqual({ score: Math.max(0, points), reasons, version: 3 });
  }
  expect(await checkOf((await order(regular, { paymentMethod: 'gcash' }))._id)).toBeNull();
});

test('[SC-50] counts refused parcels of a phone number in other accounts, not paid returns', async () => {
  const [first, second] = [await aBuyer(), await aBuyer('9 Another Street')];
  await past(first, 'returned', 'unpaid');
  await past(first, 'returned', 'refunded');
  await shop.asOwner(
    'update address set phone = (select phone from address where id = $2) where id = $1',
    [second.addressId, first.addressId],
  );
  const { reasons } = await storedOf((await order(second))._id);
  expect(reasons).toMatchObject({ refusedParcels: 1 });
});

test('[SC-50] counts the refused parcels of the account, whatever it has paid and wherever they went', async () => {
  const buyer = await aBuyer();
  await past(buyer, 'delivery_failed', 'unpaid');
  await past(buyer, 'delivered', 'paid');
  // So many cancelled ones hide nothing.
  await past(buyer, 'cancelled', 'unpaid', 200);
  await shop.asOwner(
    `update address set phone = '+639990000001', street = '77 Quezon Avenue' where id = $1`,
    [buyer.addressId],
  );
  const { reasons } = await storedOf((await order(buyer))._id);
  expect(reasons).toEqual({ newAccount: 1, refusedParcels: 1 });
});

test('[SC-51] a first order is allowed and needs no approval', async () => {
  const { _id } = await order(await aBuyer(), { price: 14_900 });
  expect(await checkOf(_id)).toMatchObject({ score: 20, review: null });
  const { version } = await viewOrderForStaff(staff(), _id);
  const confirmed = await changeOrderStatus(
    staff(),
    _id,
    { version, status: 'confirmed' },
    unlimited,
  );
  expect(confirmed.order.status).toBe('confirmed');
});

test('[SC-51] after two refused parcels the order needs another payment method and loses nothing', async () => {
  const buyer = await aBuyer();
  await past(buyer, 'returned', 'unpaid', 2);
  await expect(order(buyer)).rejects.toMatchObject({
    code: 'order.online_payment_needed',
    status: 409,
  });
  expect((await viewCart(buyer.ctx)).items).toHaveLength(1);
  expect(await quoteOrder(buyer.ctx, buyer.addressId)).toMatchObject({
    problem: null,
    unavailableMethods: [{ method: 'cod', code: 'order.online_payment_needed' }],
  });
  expect(await order(buyer, { paymentMethod: 'gcash' })).toMatchObject({ status: 'pending' });
  await past(buyer, 'delivered', 'paid', 4);
  expect(await order(buyer)).toMatchObject({ paymentMethod: 'cod' });
});

test('[SC-52] staff find the order, read the reasons and approve it before it is confirmed', async () => {
  const buyer = await aBuyer();
  await past(buyer, 'delivery_failed', 'unpaid');
  const { _id, orderNumber } = await order(buyer);
  const found = async () => {
    const { orders, reviewsDue } = await listOrdersForStaff(staff(), {
      search: orderNumber,
      only: 'review',
      sort: 'newest',
      limit: 25,
    });
    return { reviewsDue, rows: orders.map(({ isReviewDue }) => isReviewDue) };
  };
  const { version, cod } = await viewOrderForStaff(staff(), _id);
  expect(cod).toMatchObject({ score: 60, review: 'required', rulesVersion: 3 });
  expect(cod?.reasons[0]).toEqual({
    label: '1 parcel not accepted by this customer or phone number',
    points: 50,
  });
  const before = await found();
  expect(before.rows).toEqual([true]);
  expect((await viewLabels(staff(), [_id])).skipped).toMatchObject([{ reason: 'review' }]);
  await expect(
    changeOrderStatus(staff(), _id, { version, status: 'confirmed' }, unlimited),
  ).rejects.toMatchObject({ code: 'order.review_required' });

  await expect(approveCod(buyer.ctx, _id, { version })).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  const clerk = staff();
  const [approved, repeated] = await Promise.allSettled([
    approveCod(clerk, _id, { version }),
    approveCod(clerk, _id, { version }),
  ]);
  expect([approved.status, repeated.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await found()).toEqual({ reviewsDue: before.reviewsDue - 1, rows: [] });
  const { rows } = await shop.asOwner(
    `select action, before, after, request_id from audit_entry where subject = $1`,
    [`order:${_id}`],
  );
  expect(rows).toEqual([
    {
      action: 'orders.approve_cod',
      before: { codReview: 'required' },
      after: { codReview: 'approved' },
      request_id: clerk.requestId,
    },
  ]);
  const now = await viewOrderForStaff(staff(), _id);
  await changeOrderStatus(staff(), _id, { version: now.version, status: 'confirmed' }, unlimited);
  expect(await viewOrder(buyer.ctx, _id)).toMatchObject({ status: 'confirmed' });
});
