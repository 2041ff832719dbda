import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { readSetting } from '#api/modules/settings/read-setting.ts';
import { copyOrder } from '#api/testing/data/copied-orders.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { testTaxOffice } from '#api/testing/tax-office.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewInvoice } from '../invoices/view-invoice.ts';
import { reportInvoicesJob } from '../orders.jobs.ts';
import { reportAgain } from './report-again.ts';
import { reportInvoices } from './report-invoices.ts';
import { viewInvoiceReports } from './view-invoice-reports.ts';

const shop = testShop();
const office = testTaxOffice();
const worker = () => shop.as({ kind: 'shop' });

beforeAll(async () => {
  await newLocalities(shop);
  const seller = await readSetting(shop.db, 'invoicing');
  await changeSetting(shop.as(shop.staff()), 'invoicing', { ...seller, tin: '123-456-789' });
});
// Each test reports its own documents: those of earlier tests are done.
beforeEach(async () => {
  await office.next();
  await shop.asOwner(`update invoice_report set state = 'accepted', reference = 'earlier test'`);
});

const report = ({ from = '2026-01-01', timeoutMs = 10_000 } = {}) =>
  reportInvoices(worker(), {
    reporter: office.reporter(timeoutMs),
    signer: office.signer,
    from,
  });
const withoutAnswer = () => report({ timeoutMs: 500 });

async function paidOrder() {
  const { order, ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await shop.asOwner(`update customer_order set payment_status = 'paid' where id = $1`, [orderId]);
  const [document] = (await viewInvoice(ctx, orderId)).documents;
  if (!document) throw new Error('no invoice');
  return { orderNumber: order.orderNumber, orderId, document };
}

const rows = async () =>
  (
    await shop.asOwner(
      `select state, attempts, reference, reason, next_attempt_at - last_attempt_at as wait
       from invoice_report order by id desc`,
    )
  ).rows as { state: string; attempts: number; reference: string | null; reason: string | null }[];
const newest = async () => (await rows())[0];
const makeDue = () => shop.asOwner(`update invoice_report set next_attempt_at = now()`);
const view = (state: 'rejected' | 'overdue' | 'waiting' | 'accepted') =>
  viewInvoiceReports(shop.as(shop.staff()), { state }, true);

test('[IN-13] reports each document issued from the first day on, once', async () => {
  const before = await paidOrder();
  await shop.asOwner('alter table invoice_document disable trigger user');
  await shop.asOwner(
    `update invoice_document set issued_at = '2026-12-31 15:59:59Z' where order_id = $1`,
    [before.orderId],
  );
  await shop.asOwner('alter table invoice_document enable trigger user');
  const counted = Number((await shop.asOwner('select count(*) from invoice_report')).rows[0].count);
  expect(counted).toBe(0);
  const { document } = await paidOrder();
  await shop.asOwner('alter table invoice_document disable trigger user');
  await shop.asOwner(
    `update invoice_document set issued_at = '2026-12-31 16:00:00Z' where hash = decode($1, 'hex')`,
    [document.hash],
  );
  await shop.asOwner('alter table invoice_document enable trigger user');
  expect(await report({ from: '2027-01-01' })).toBe(false);
  await report({ from: '2027-01-01' });
  const accepted = await office.accepted();
  expect(accepted.map(({ documentNumber }) => documentNumber)).toEqual([document.number]);
  expect(accepted[0]).toMatchObject({
    documentHash: document.hash,
    seller: { tin: '123-456-789' },
  });
  expect(await rows()).toMatchObject([
    { state: 'accepted', attempts: 1, reference: 'TX-000001', reason: null },
  ]);
});

test('[IN-13] a document whose answer was lost is reported once and accepted with the next try', async () => {
  const { document } = await paidOrder();
  await office.next({ kind: 'lose_answer' });
  await withoutAnswer();
  expect(await newest()).toMatchObject({
    state: 'waiting',
    attempts: 1,
    reason: "The tax office didn't answer",
  });
  await makeDue();
  await report();
  expect(await newest()).toMatchObject({ state: 'accepted', attempts: 2, reason: null });
  const same = (await office.accepted()).filter((one) => one.documentNumber === document.number);
  expect(same).toHaveLength(1);
});

test('[IN-13] a number that another document took is rejected', async () => {
  const { document } = await paidOrder();
  const other = { ...document, hash: '0'.repeat(64), total: document.total };
  const signed = await office.signer.sign(other);
  await office.reporter().report({ number: other.number, hash: other.hash, signed });
  await report();
  expect(await newest()).toMatchObject({
    state: 'rejected',
    reason: expect.stringMatching(
      `^Another document ${document.number} was reported as TX-`,
    ) as string,
  });
});

test('[IN-14] waits longer after each attempt without an answer, up to an hour, for three days', async () => {
  const { orderNumber } = await paidOrder();
  const waits: unknown[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await office.next({ kind: attempt === 0 ? 'time_out' : 'fail' });
    await withoutAnswer();
    await makeDueAfter(waits);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(await newest()).toMatchObject({ state: 'waiting', attempts: 8 });
  await shop.asOwner(
    `update invoice_report set queued_at = now() - interval '71 hours 1 minute' where state = 'waiting'`,
  );
  await office.next({ kind: 'fail' });
  await report();
  expect(await newest()).toMatchObject({
    state: 'overdue',
    reason: 'The tax office answered 503',
  });
  expect((await view('overdue')).data).toMatchObject([{ orderNumber, nextAttemptAt: null }]);
});

async function makeDueAfter(waits: unknown[]) {
  const { rows: found } = await shop.asOwner(
    `select extract(epoch from next_attempt_at - last_attempt_at)::int / 60 as minutes
     from invoice_report where state = 'waiting'`,
  );
  waits.push(found[0]?.minutes);
  await makeDue();
}

test('[IN-14] one document without an answer does not hold up the others of the next run', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  await office.next({ kind: 'time_out' });
  expect(await withoutAnswer()).toBe(false);
  await report();
  const numbers = (await office.accepted()).map(({ documentNumber }) => documentNumber);
  expect(numbers).toContain(second.document.number);
  expect(numbers).not.toContain(first.document.number);
});

test('[IN-15] staff see what was rejected and why, and report it again', async () => {
  const { orderNumber, orderId, document } = await paidOrder();
  await office.next({ kind: 'reject', reason: 'The permit is unknown' });
  await report();
  const { counts, data, isOn } = await view('rejected');
  expect([isOn, counts.rejected]).toEqual([true, 1]);
  expect(data).toMatchObject([
    {
      kind: 'invoice',
      number: document.number,
      orderNumber,
      orderId,
      attempts: 1,
      reason: 'The permit is unknown',
    },
  ]);
  await makeDue();
  await report();
  expect((await view('rejected')).counts.rejected).toBe(1);

  const one = { reportId: data[0]?.id ?? 0 };
  expect(await reportAgain(shop.as(shop.staff()), one)).toBe(1);
  await expect(reportAgain(shop.as(shop.staff()), one)).rejects.toMatchObject({
    code: 'order.report_not_rejected',
  });
  await report();
  expect(await newest()).toMatchObject({ state: 'accepted' });
  const { rows: audited } = await shop.asOwner(
    `select subject, before, after from audit_entry where action = 'orders.report_invoice_again'`,
  );
  expect(audited).toEqual([
    {
      subject: `order:${orderId}`,
      before: { reasons: ['The permit is unknown'] },
      after: { numbers: [document.number] },
    },
  ]);
});

test('[IN-15] staff report all rejected documents again at once', async () => {
  const orders = [await paidOrder(), await paidOrder()];
  await office.next(...orders.map(() => ({ kind: 'reject', reason: 'The seller is unknown' })));
  await report();
  expect((await view('rejected')).counts).toMatchObject({ rejected: 2 });
  expect(await reportAgain(shop.as(shop.staff()), { state: 'rejected' })).toBe(2);
  await report();
  expect((await view('rejected')).counts).toMatchObject({ rejected: 0, waiting: 0 });
});

test('[IN-15] lists reports by pages of fifty', async () => {
  await copyOrder(shop, 51);
  await shop.asOwner(
    `update customer_order set payment_status = 'paid' where payment_status = 'awaiting'`,
  );
  await office.next({ kind: 'fail' });
  await report();
  const first = await view('waiting');
  expect(first.data).toHaveLength(50);
  const query = { state: 'waiting' as const, after: first.next ?? 0 };
  const second = await viewInvoiceReports(shop.as(shop.staff()), query, true);
  expect([second.data.length, second.next]).toEqual([2, null]);
});

test('[IN-16] reports nothing unless the shop has set an address', async () => {
  await paidOrder();
  const before = await rows();
  await reportInvoicesJob(undefined).run(worker() as never, {}, new AbortController().signal);
  expect(await rows()).toEqual(before);
});
