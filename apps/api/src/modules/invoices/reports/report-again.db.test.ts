import { expect, test } from 'vitest';
import { payOrders } from '#api/testing/data/changed-orders.ts';
import { copyOrder } from '#api/testing/data/copied-orders.ts';
import { insertDocuments } from '#api/testing/data/issued-documents.ts';
import { testReporting } from '#api/testing/reported-documents.ts';
import { reportAgain } from './report-again.ts';
import { viewInvoiceReports } from './view-invoice-reports.ts';

const reporting = testReporting();
const { shop, office, worker, report, paidOrder, newest, makeDue, view } = reporting;
const staff = () => shop.as(shop.staff());
const notRejected = { code: 'order.report_not_rejected' };

const reject = async (reason: string) => {
  const order = await paidOrder();
  await office.next({ kind: 'reject', reason });
  await report();
  const { data } = await view('rejected');
  return { ...order, one: { reportId: data[0]?.id ?? 0 } };
};

const auditOf = async (orderId: string) =>
  (
    await shop.asOwner(
      `select subject, before, after from audit_entry
       where action = 'orders.report_invoice_again' and subject = $1`,
      [`order:${orderId}`],
    )
  ).rows;

test('[IN-15] staff see what was rejected and why, and report it again', async () => {
  const { orderNumber, orderId, document, one } = await reject('The permit is unknown');
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

  expect(await reportAgain(staff(), one)).toBe(1);
  await expect(reportAgain(staff(), one)).rejects.toMatchObject(notRejected);
  await report();
  expect(await newest()).toMatchObject({ state: 'accepted' });
  expect(await auditOf(orderId)).toEqual([
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
  expect(await reportAgain(staff(), { state: 'rejected' })).toBe(2);
  await report();
  expect((await view('rejected')).counts).toMatchObject({ rejected: 0, waiting: 0 });
});

test('of two staff who report a document again, one does', async () => {
  const { orderId, one } = await reject('The seller is unknown');
  const both = await Promise.allSettled([reportAgain(staff(), one), reportAgain(staff(), one)]);
  expect(both.toSorted((a, b) => (a.status < b.status ? -1 : 1))).toMatchObject([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: notRejected },
  ]);
  expect(await auditOf(orderId)).toHaveLength(1);
});

test('only staff report documents again', async () => {
  const { one } = await reject('The seller is unknown');
  for (const other of [shop.as(shop.shopper()), shop.as({ kind: 'guest' }), worker()]) {
    await expect(reportAgain(other, one)).rejects.toMatchObject({
      code: expect.stringMatching(/^auth\./) as string,
    });
  }
  expect((await view('rejected')).counts.rejected).toBe(1);
});

test('[IN-15] reports the first 500 of those given up again', async () => {
  const { orderId } = await paidOrder();
  await report();
  await insertDocuments(shop, orderId, '2026-05-15T00:00:00Z', 501);
  await shop.asOwner(
    `insert into invoice_report (branch, kind, number, state)
     select branch, kind, number, 'failed' from invoice_document where branch = '00009'`,
  );
  expect((await view('overdue')).counts.overdue).toBe(501);
  expect(await reportAgain(staff(), { state: 'overdue' })).toBe(500);
  expect(await reportAgain(staff(), { state: 'overdue' })).toBe(1);
  await expect(reportAgain(staff(), { state: 'overdue' })).rejects.toMatchObject(notRejected);
});

test('[IN-15] lists reports by pages of fifty', async () => {
  await copyOrder(shop, 51);
  await payOrders(shop);
  await office.next({ kind: 'time_out' });
  await report({ timeoutMs: 500 });
  const first = await view('waiting');
  expect(first.data).toHaveLength(50);
  const query = { state: 'waiting' as const, after: first.next ?? 0 };
  const second = await viewInvoiceReports(staff(), query, true);
  expect([second.data.length, second.next]).toEqual([2, null]);
});

test('[IN-16] shows no next attempt while reporting is off', async () => {
  await paidOrder();
  await office.next({ kind: 'time_out' });
  await report({ timeoutMs: 500 });
  const { data } = await viewInvoiceReports(staff(), { state: 'waiting' }, false);
  expect(data).toMatchObject([{ nextAttemptAt: null }]);
});
