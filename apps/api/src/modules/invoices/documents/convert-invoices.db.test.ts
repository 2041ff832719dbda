import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { createLedger, ledgerOf } from '#api/testing/data/ledger.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewInvoice } from './view-invoice.ts';

const shop = testShop();
beforeAll(async () => {
  await newLocalities(shop);
  await createLedger(shop);
});

/** Numbers instead of documents, as in the version before. */
const undo = `
  set local session_replication_role = replica;
  drop view invoice;
  create table invoice (order_id uuid, number bigint, issued_at timestamptz);
  insert into invoice select order_id, number, issued_at from invoice_document where kind = 'invoice';
  create table invoice_series ();
  delete from invoice_document_buyer;
  delete from invoice_document;
  delete from document_series;
  drop trigger invoice_document_kept on invoice_document;
  drop trigger invoice_document_whole on invoice_document;
  drop trigger invoice_document_buyer_kept on invoice_document_buyer;
  drop trigger invoice_document_buyer_whole on invoice_document_buyer;
  drop trigger invoice_document_extends_series on invoice_document;
  create function issue_invoice() returns trigger language plpgsql
  as 'begin return null; end';
  create trigger customer_order_invoice after update on customer_order
  for each row execute function issue_invoice()`;

const migration = (name: string) =>
  readFile(new URL(`../../../../migrations/${name}.sql`, import.meta.url), 'utf8');

test('converts invoices with their numbers and dates, and past refunds to memos of today', async () => {
  const paid = async () => {
    const placed = await newOrder(shop, { paymentMethod: 'bank_transfer' });
    await ledgerOf(shop, placed.orderId).pay();
    return placed;
  };
  const [first, refunded] = [await paid(), await paid()];
  await ledgerOf(shop, refunded.orderId).refund(10_001, 'scratched');
  const before = await viewInvoice(refunded.ctx, refunded.orderId);
  await shop.asOwner(`begin; ${undo}; commit`);
  const [, functions = ''] = (await migration('20261118T1700_keep_invoice_documents')).split(
    '-- As in sql/functions',
  );
  await shop.asOwner(`--${functions}`);
  for (const name of ['20261118T1701_convert_invoices', '20261118T1702_drop_converted_invoices']) {
    await shop.asOwner(`begin; ${await migration(name)}; commit`);
  }
  const [invoice, memo] = (await viewInvoice(refunded.ctx, refunded.orderId)).documents;
  expect(invoice).toMatchObject({
    number: before.documents[0]?.number,
    issuedAt: before.documents[0]?.issuedAt,
    total: 1_075,
  });
  expect(memo).toMatchObject({ number: 'CM-00000001', total: 100.01 });
  expect(memo?.issuedAt).not.toBe(before.documents[1]?.issuedAt);
  expect((await viewInvoice(first.ctx, first.orderId)).documents).toHaveLength(1);
  await expectReconciled(shop);
  await paid();
  await expectReconciled(shop);
});
