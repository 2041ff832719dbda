import type { OrderStatus, PaymentStatus } from '@sirkito/commerce';
import { InvoiceBuyer } from '@sirkito/contracts/invoices/schemas';
import { beforeAll, expect, test } from 'vitest';
import { changeOrders } from '#api/testing/data/changed-orders.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { insertStockMovement, newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewCart } from '#api/modules/carts/cart.ts';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { buyAgain } from '../../orders/placing/buy-again.ts';
import { issueDueDocuments, reissueInvoice } from './issue-documents.ts';
import { setInvoiceBuyer } from './set-invoice-buyer.ts';
import { viewInvoiceForStaff } from './view-invoice-for-staff.ts';
import { viewInvoice } from './view-invoice.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const setPayment = (orderId: string, status: PaymentStatus) =>
  changeOrders(shop, [orderId], { payment_status: status });

test('[IN-01] issues the invoice when the order is paid, with seller, buyer, lines and VAT', async () => {
  const { order, ctx } = await newOrder(shop);
  await expect(viewInvoice(ctx, order._id)).rejects.toMatchObject({ code: 'order.no_invoice' });
  const { ctx: staff, pack, ship, step } = clerkOf(shop);
  await pack(order._id);
  await ship(order._id);
  await step(order._id, { status: 'delivered' });
  const invoice = await viewInvoice(ctx, order._id);
  expect(invoice).toMatchObject({ orderId: order._id, isOpen: true });
  expect(invoice.documents).toMatchObject([
    {
      kind: 'invoice',
      number: expect.stringMatching(/^INV-\d{8}$/) as string,
      seller: { registeredName: 'Sirkito', branchCode: '00000' },
      buyer: { name: 'Test Buyer', tin: '' },
      order: { number: order.orderNumber, paymentMethod: 'cod' },
      sale: { lines: [{ title: order.items[0]?.title, amount: 1_000 }], shipping: 75 },
      total: 1_075,
      vatable: 959.82,
      zeroRated: 0,
      exempt: 0,
      vat: 115.18,
    },
  ]);
  expect(await viewInvoiceForStaff(staff, order._id)).toEqual(invoice);
  const stranger = await newOrder(shop);
  await expect(viewInvoice(stranger.ctx, order._id)).rejects.toMatchObject({
    code: 'order.not_found',
  });
});

test('[IN-05] issues the invoice again for another buyer once, behind a credit memo', async () => {
  const { order, ctx } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await setPayment(order._id, 'paid');
  const reissue = () => shop.as({ kind: 'shop' }).transact((tx) => reissueInvoice(tx, order._id));
  expect(await reissue()).toBe(false);
  const buyer = {
    name: 'Santos Trading',
    tin: '123-456-789-00000',
    address: '9 Ayala Avenue, Makati City',
  };
  const results = await Promise.allSettled([
    setInvoiceBuyer(ctx, order._id, buyer),
    setInvoiceBuyer(ctx, order._id, { ...buyer, name: 'Other' }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { documents, isOpen } = await viewInvoice(ctx, order._id);
  expect(isOpen).toBe(false);
  const [again, first, memo] = documents;
  expect(again).toMatchObject({ kind: 'invoice', buyer, total: order.total });
  expect(first).toMatchObject({ kind: 'invoice', buyer: { name: 'Test Buyer', tin: '' } });
  expect(memo).toMatchObject({
    kind: 'credit_memo',
    total: order.total,
    buyer: { name: 'Test Buyer' },
    correction: { number: first?.number, reason: 'Issued again with other buyer details' },
  });
});

test('[IN-05] a buyer adds no lines of their own to the invoice', async () => {
  expect(InvoiceBuyer.safeParse({ name: 'Santos\nTotal due 0.00' }).success).toBe(false);
  expect(InvoiceBuyer.safeParse({ name: 'Santos \u202EgnidarT' }).success).toBe(false);
  const { order, ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await shop.asOwner(
    `update customer_order set address = address || '{"full_name": "Santos\\n\\u202ETIN 999"}'
     where id = $1`,
    [orderId],
  );
  await setPayment(order._id, 'paid');
  const { documents } = await viewInvoice(ctx, orderId);
  expect(documents[0]?.buyer?.name).toBe('Santos TIN 999');
});

test('[IN-02] numbers invoices without gaps under concurrent and rolled-back payments', async () => {
  const orders = [];
  for (let count = 0; count < 12; count += 1) orders.push((await newOrder(shop)).order._id);
  const pay = (id: string, isRolledBack: boolean) =>
    shop
      .as({ kind: 'shop' })
      .transact(async (tx) => {
        await tx
          .updateTable('customer_order')
          .set({ payment_status: 'paid' })
          .where('id', '=', id)
          .execute();
        await issueDueDocuments(tx, id);
        if (isRolledBack) throw new Error('undone');
      })
      .catch((error: unknown) => expect(error).toMatchObject({ message: 'undone' }));
  await Promise.all(orders.map((id, index) => pay(id, index % 3 === 0)));
  await Promise.all(orders.map((id) => pay(id, false)));
  await setPayment(orders[0] ?? '', 'refunded');
  await setPayment(orders[0] ?? '', 'paid');
  const { rows } = await shop.asOwner(
    `select number::int from invoice_document where kind = 'invoice' order by number`,
  );
  const numbers = rows.map(({ number }: { number: number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(12);
});

test('issues no invoice for a cancelled order and one for a reopened order', async () => {
  const setTo = (orderId: string, status: OrderStatus, payment: PaymentStatus) =>
    changeOrders(shop, [orderId], { status, payment_status: payment });
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await setTo(orderId, 'cancelled', 'expired');
  await setPayment(orderId, 'paid');
  await expect(viewInvoice(ctx, orderId)).rejects.toMatchObject({ code: 'order.no_invoice' });
  await setPayment(orderId, 'expired');
  await setTo(orderId, 'confirmed', 'paid');
  expect((await viewInvoice(ctx, orderId)).documents).toMatchObject([{ kind: 'invoice' }]);
});

test('adds available items to the cart again and reports the rest', async () => {
  const [sold, gone] = [await newProduct(shop), await newProduct(shop, { stock: 2 })];
  const { ctx, orderMore } = await newOrder(shop, { productId: sold, quantity: 2 });
  await addToCart(ctx, { productId: gone, quantity: 2 });
  const { _id, items } = await orderMore();
  await insertStockMovement(shop, sold, 5);
  const result = await buyAgain(ctx, _id);
  const titleOf = (id: string) => items.find(({ productId }) => productId === id)?.title;
  expect(result).toEqual({
    added: [{ productId: sold, title: titleOf(sold) }],
    missing: [{ productId: gone, title: titleOf(gone), reason: 'This product is out of stock' }],
  });
  expect((await viewCart(ctx)).items).toMatchObject([{ productId: sold, quantity: 2 }]);
  const stranger = await newOrder(shop);
  await expect(buyAgain(stranger.ctx, _id)).rejects.toMatchObject({ code: 'order.not_found' });
});
