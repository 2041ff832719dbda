import { createHash } from 'node:crypto';
import { asPesos } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { readSetting } from '#api/modules/settings/read-setting.ts';
import { confirmPayment } from '#api/modules/payments/capture/confirm-payment.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewOrder } from '../../orders/order/view-order.ts';
import type { DocumentContent } from './document.ts';
import { insertDocument } from './issue-documents.queries.ts';
import { viewInvoice } from './view-invoice.ts';

const shop = testShop();
const clerk = () => clerkOf(shop);
beforeAll(() => newLocalities(shop));

let references = 0;
async function paidOrder(quantity = 2) {
  const placed = await newOrder(shop, { quantity, paymentMethod: 'bank_transfer' });
  references += 1;
  await confirmPayment(clerk().ctx, {
    orderId: placed.orderId,
    reference: `BPI ${references}`,
    amount: placed.order.total,
  });
  return placed;
}

const documents = async () =>
  (
    await shop.asOwner(
      `select document.content, encode(hash, 'hex') as hash, buyer.content as buyer
       from invoice_document as document join invoice_document_buyer as buyer
       using (branch, kind, number) order by branch, kind, number`,
    )
  ).rows as { content: string; hash: string; buyer: string }[];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** RFC 8785 for text and whole numbers, written independently of the database. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join()}}`;
}

test("[IN-03] a document is canonical JSON with its hash, its buyer's and the one before it", async () => {
  await paidOrder();
  await paidOrder();
  const rows = (await documents()).filter(({ content }) => content.includes('"kind":"invoice"'));
  expect(rows.length).toBeGreaterThanOrEqual(2);
  let before = sha256('');
  for (const { content, hash, buyer } of rows) {
    const document = JSON.parse(content) as { previousHash: string; buyerHash: string };
    expect(canonical(document)).toBe(content);
    expect(hash).toBe(sha256(content));
    expect(document).toMatchObject({ previousHash: before, buyerHash: sha256(buyer) });
    before = hash;
  }
});

test.each([
  `update invoice_document set content = content || ' '`,
  'update invoice_document set total_centavos = 1',
  'delete from invoice_document',
  'truncate invoice_document cascade',
  `update invoice_document_buyer set content = '{}'`,
  'delete from invoice_document_buyer',
])('[IN-06] even the owner of the tables is refused: %s', async (statement) => {
  await paidOrder();
  await expect(shop.asOwner(statement)).rejects.toThrow('issued documents never change');
  await expect(
    shop.as({ kind: 'shop' }).transact((tx) => tx.deleteFrom('invoice_document').execute()),
  ).rejects.toThrow('permission denied');
});

test.each(['number', 'hash'])(
  '[IN-06] the app can only add the next document of a series, not one with another %s',
  async (wrong) => {
    const { orderId } = await paidOrder();
    const [row] = (await documents()).toReversed();
    const last = JSON.parse(row?.content ?? '') as DocumentContent;
    const previousHash = wrong === 'hash' ? sha256('another') : (row?.hash ?? '');
    const document: DocumentContent = { ...last, previousHash };
    const next = {
      orderId,
      branch: '00000',
      number: Number(last.number.slice(4)) + (wrong === 'number' ? 2 : 1),
      issuedAt: last.issuedAt,
      document,
      content: canonical(document),
      buyer: '{}',
    };
    const { transact } = shop.as({ kind: 'shop' });
    await expect(transact((tx) => insertDocument(tx, next))).rejects.toThrow(
      'must continue its series',
    );
    const restart = transact((tx) =>
      tx.updateTable('document_series').set({ last_number: 0 }).execute(),
    );
    await expect(restart).rejects.toThrow('permission denied');
  },
);

test('[IN-07] a refund issues its credit memo in the same commit, and the VAT adds up', async () => {
  const { ctx, orderId, order } = await paidOrder(3);
  await clerk().refund(orderId, { amount: asPesos(100.01), reason: 'Scratched' });
  await clerk().refund(orderId, { amount: asPesos(0.1), reason: 'Rounding' });
  const [invoice, ...memos] = (await viewInvoice(ctx, orderId)).documents;
  expect(memos).toMatchObject([
    {
      kind: 'credit_memo',
      total: 100.01,
      correction: { number: invoice?.number, issuedAt: invoice?.issuedAt, reason: 'Scratched' },
    },
    { kind: 'credit_memo', total: 0.1, correction: { reason: 'Rounding' } },
  ]);
  await clerk().refund(orderId, { amount: asPesos(order.total - 100.11), reason: 'Returned' });
  const all = (await viewInvoice(ctx, orderId)).documents;
  const net = (amount: 'total' | 'vat') =>
    all.reduce(
      (sum, document) =>
        sum + Math.round(document[amount] * 100) * (document.kind === 'invoice' ? 1 : -1),
      0,
    );
  expect([net('total'), net('vat')]).toEqual([0, 0]);
  await expectReconciled(shop);
});

test('[IN-08] cash on delivery is invoiced on delivery, or on shipping if the shop says so', async () => {
  const ship = async (orderId: string) => {
    await clerk().pack(orderId);
    return clerk().ship(orderId, [
      { lineNo: 1, serials: [`SN-${orderId.slice(-6)}`.toUpperCase()] },
    ]);
  };
  const seller = await readSetting(shop.db, 'invoicing');
  const later = await newOrder(shop);
  expect((await ship(later.orderId)).order.hasInvoice).toBe(false);
  await expect(viewInvoice(later.ctx, later.orderId)).rejects.toMatchObject({
    code: 'order.no_invoice',
  });
  await changeSetting(clerk().ctx, 'invoicing', { ...seller, codInvoice: 'shipped' });
  const { ctx, orderId } = await newOrder(shop);
  expect((await ship(orderId)).order.hasInvoice).toBe(true);
  expect((await viewOrder(ctx, orderId)).hasInvoice).toBe(true);
  const [invoice] = (await viewInvoice(ctx, orderId)).documents;
  expect(invoice?.sale?.lines[0]?.serials).toEqual([`SN-${orderId.slice(-6)}`.toUpperCase()]);
  await clerk().step(orderId, { status: 'delivery_failed', reason: 'Nobody was there' });
  await clerk().step(orderId, { status: 'returned' });
  expect((await viewInvoice(ctx, orderId)).documents).toMatchObject([
    { kind: 'invoice' },
    { kind: 'credit_memo', total: invoice?.total, correction: { reason: 'Returned to the shop' } },
  ]);
  await changeSetting(clerk().ctx, 'invoicing', seller);
  await expectReconciled(shop);
});
