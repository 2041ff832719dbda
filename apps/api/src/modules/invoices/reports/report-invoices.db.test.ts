import { expect, test } from 'vitest';
import { testReporting } from '#api/testing/reported-documents.ts';
import { reportInvoicesJob } from '../invoices.jobs.ts';

const reporting = testReporting();
const { shop, office, worker, report, withoutAnswer } = reporting;
const { paidOrder, issueAt, rows, newest, makeDue } = reporting;

test('[IN-13] reports each document issued from the first day on, once', async () => {
  const { document: before } = await paidOrder();
  await issueAt(before, '2026-12-31 15:59:59Z');
  const counted = Number((await shop.asOwner('select count(*) from invoice_report')).rows[0].count);
  expect(counted).toBe(0);
  const { document } = await paidOrder();
  await issueAt(document, '2026-12-31 16:00:00Z');
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

test('[IN-13] a later first day leaves out documents issued before it while reporting was off', async () => {
  await paidOrder();
  await report();
  const { document: whileOff } = await paidOrder();
  await issueAt(whileOff, '2027-02-28 15:59:59Z');
  const { document } = await paidOrder();
  await issueAt(document, '2027-02-28 16:00:00Z');
  await report({ from: '2027-03-01' });
  const numbers = (await office.accepted()).map(({ documentNumber }) => documentNumber);
  expect(numbers).toContain(document.number);
  expect(numbers).not.toContain(whileOff.number);
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
      `^${document.number} is already reported as another document \\(TX-`,
    ) as string,
  });
});

test('[IN-13] an outcome that arrives late changes no decision, and a stopped run records none', async () => {
  await paidOrder();
  const lost = { state: 'waiting', cause: 'unreachable', reason: 'Too late' } as const;
  await report({
    reporter: {
      report: async () => {
        await shop.asOwner(`update invoice_report set state = 'accepted', reference = 'TX-9'`);
        return lost;
      },
    },
  });
  expect(await newest()).toMatchObject({ state: 'accepted', reference: 'TX-9', reason: null });

  await paidOrder();
  const stop = new AbortController();
  const stopped = {
    report: (_document: unknown, signal?: AbortSignal) => {
      stop.abort();
      return Promise.resolve({ ...lost, reason: String(signal?.aborted) });
    },
  };
  expect(await report({ reporter: stopped }, stop.signal)).toBe(false);
  expect(await newest()).toMatchObject({ state: 'waiting', attempts: 0, reason: null });
});

test('[IN-16] reports nothing unless the shop has set an address', async () => {
  await paidOrder();
  const before = await rows();
  await reportInvoicesJob(undefined).run(worker() as never, {}, new AbortController().signal);
  expect(await rows()).toEqual(before);
});
