import type { OrderStatus } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { editSetting } from '#api/modules/settings/change-setting.ts';
import { changeOrders } from '#api/testing/data/changed-orders.ts';
import { issueDocument } from '#api/testing/data/issued-documents.ts';
import { createLedger, ledgerOf } from '#api/testing/data/ledger.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { reconcile } from '../../orders/reconcile/reconcile.ts';
import { pickDocument } from './print-invoice.ts';
import { setInvoiceBuyer } from './set-invoice-buyer.ts';
import { viewInvoice } from './view-invoice.ts';

const shop = testShop();
const theShop = () => shop.as({ kind: 'shop' });
beforeAll(async () => {
  await newLocalities(shop);
  await createLedger(shop);
});

const setStatus = (orderId: string, status: OrderStatus) =>
  changeOrders(shop, [orderId], { status });

const byTransfer = () => newOrder(shop, { paymentMethod: 'bank_transfer' });

/** Orders changed behind the use cases leave stock and events behind. */
const documentMismatches = async () =>
  (await reconcile(theShop()))
    .filter(({ rule }) => rule.includes('documents'))
    .flatMap(({ different }) => different);

test('[IN-07] a memo stays in the branch of its invoice, and branches may have equal numbers', async () => {
  const { ctx, orderId } = await byTransfer();
  await ledgerOf(shop, orderId).pay();
  await editSetting(theShop(), 'invoicing', { branchCode: '00001', registeredName: 'Makati' });
  const buyer = { name: 'Santos Trading', tin: '', address: '' };
  const invoice = await setInvoiceBuyer(ctx, orderId, buyer);
  await ledgerOf(shop, orderId).refund(100, 'scratched');
  const { documents } = await viewInvoice(ctx, orderId);
  expect(documents.map(({ number, seller }) => [number, seller.branchCode])).toEqual([
    ['INV-00000001', '00001'],
    ['INV-00000001', '00000'],
    ['CM-00000001', '00000'],
    ['CM-00000001', '00001'],
  ]);
  expect(documents[2]?.seller).toEqual(documents[1]?.seller);
  const [current, cancelled] = documents;
  expect(pickDocument(invoice)).toEqual(current);
  const number = 'INV-00000001';
  expect(pickDocument(invoice, { number, branch: '00000' })).toEqual(cancelled);
  expect(pickDocument(invoice, { number, branch: '00001' })).toEqual(current);
  const { rows } = await shop.asOwner(
    `select 1 from invoice join invoice_document as document using (order_id, number, issued_at)
     where order_id = $1 and branch = '00001'`,
    [orderId],
  );
  expect(rows).toHaveLength(1);
  await editSetting(theShop(), 'invoicing', { branchCode: '00000', registeredName: 'Sirkito' });
  await expectReconciled(shop);
});

test('[IN-08] an unpaid pick-up is invoiced when it is paid, also if parcels are when shipped', async () => {
  await editSetting(theShop(), 'invoicing', { codInvoice: 'shipped' });
  const { ctx, orderId } = await newOrder(shop, { isPickup: true });
  // Ready for pick-up.
  await setStatus(orderId, 'shipped');
  await expect(viewInvoice(ctx, orderId)).rejects.toMatchObject({ code: 'order.no_invoice' });
  await ledgerOf(shop, orderId).pay('cod');
  expect((await viewInvoice(ctx, orderId)).documents).toMatchObject([{ kind: 'invoice' }]);
});

test('[IN-07] a memo has the payment method of its invoice', async () => {
  await editSetting(theShop(), 'invoicing', { codInvoice: 'shipped' });
  const { ctx, orderId } = await newOrder(shop);
  await setStatus(orderId, 'shipped');
  await shop.asOwner(`update customer_order set payment_method = 'gcash' where id = $1`, [orderId]);
  await ledgerOf(shop, orderId).pay('gcash');
  await ledgerOf(shop, orderId).refund(100, 'scratched');
  expect((await viewInvoice(ctx, orderId)).documents).toMatchObject([
    { kind: 'invoice', order: { paymentMethod: 'cod' } },
    { kind: 'credit_memo', order: { paymentMethod: 'cod' }, correction: { reason: 'Scratched' } },
  ]);
  expect(await documentMismatches()).toEqual([]);
});

test('[IN-07] a refund after five years issues a memo without the buyer, who was deleted', async () => {
  const { ctx, orderId, order } = await byTransfer();
  await issueDocument(shop, orderId, { at: '2020-05-01T00:00:00Z', amount: order.total * 100 });
  await ledgerOf(shop, orderId).pay();
  await shop.asOwner(
    `delete from invoice_document_buyer using invoice_document as document
     where document.order_id = $1 and document.branch = invoice_document_buyer.branch
       and document.kind = invoice_document_buyer.kind
       and document.number = invoice_document_buyer.number`,
    [orderId],
  );
  await ledgerOf(shop, orderId).refund(100, 'scratched');
  expect((await viewInvoice(ctx, orderId)).documents).toMatchObject([
    { kind: 'invoice', buyer: null },
    { kind: 'credit_memo', buyer: null, total: 1 },
  ]);
  expect(await documentMismatches()).toEqual([]);
});

test('[IN-07] a debit memo names the refund that failed, or the payment after the credit memo', async () => {
  const { ctx, orderId } = await byTransfer();
  const { pay, refund, failNewestRefund } = ledgerOf(shop, orderId);
  await pay();
  await refund(10_001, 'scratched');
  await pay();
  const debits = async () =>
    (await viewInvoice(ctx, orderId)).documents.filter(({ kind }) => kind === 'debit_memo');
  expect(await debits()).toMatchObject([
    { total: 100.01, correction: { reason: 'Paid after the credit memo' } },
  ]);

  // The order is paid once more, and that payment's refund fails: the first refund succeeded.
  await refund(107_500, 'paid twice');
  await failNewestRefund();
  expect((await debits()).length).toBe(2);
  expect((await debits())[1]).toMatchObject({
    total: 100.01,
    correction: { reason: 'Refund of ₱1,075.00 failed; amount due again' },
  });
});

test('[IN-10] a payment kept beyond the total, or for a cancelled order, adds no documents', async () => {
  const twice = await byTransfer();
  const { pay, refund, failNewestRefund } = ledgerOf(shop, twice.orderId);
  await pay();
  await pay();
  await refund(107_500, 'paid twice');
  await failNewestRefund();
  expect((await viewInvoice(twice.ctx, twice.orderId)).documents).toMatchObject([
    { kind: 'invoice', total: 1_075 },
  ]);
  const late = await byTransfer();
  await setStatus(late.orderId, 'cancelled');
  await ledgerOf(shop, late.orderId).pay();
  await expect(viewInvoice(late.ctx, late.orderId)).rejects.toMatchObject({
    code: 'order.no_invoice',
  });
  expect(await documentMismatches()).toEqual([]);
});
