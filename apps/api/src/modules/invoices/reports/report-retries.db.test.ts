import { expect, test } from 'vitest';
import { insertDocuments } from '#api/testing/data/issued-documents.ts';
import { testReporting } from '#api/testing/reported-documents.ts';

const reporting = testReporting();
const { shop, office, report, withoutAnswer } = reporting;
const { paidOrder, issueAt, rows, newest, makeDue, view } = reporting;

const fourDaysAgo = () => new Date(Date.now() - 4 * 24 * 60 * 60 * 1_000).toISOString();
const failing = { kind: 'answer', status: 503 };
const acceptedNumbers = async () =>
  (await office.accepted()).map(({ documentNumber }) => documentNumber);

async function minutesToWait() {
  const { rows: found } = await shop.asOwner(
    `select extract(epoch from next_attempt_at - last_attempt_at)::int / 60 as minutes
     from invoice_report where state = 'waiting'`,
  );
  return found[0]?.minutes as unknown;
}

test('[IN-14] waits longer after each attempt without an answer, up to an hour, for three days', async () => {
  const { orderNumber, document } = await paidOrder();
  const waits: unknown[] = [];
  const attempt = async () => {
    await office.next(waits.length === 0 ? { kind: 'time_out' } : failing);
    await withoutAnswer();
    waits.push(await minutesToWait());
    await makeDue();
  };
  for (let count = 0; count < 8; count += 1) await attempt();
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(await newest()).toMatchObject({ state: 'waiting', attempts: 8 });
  for (const attempts of [38, 76]) {
    await shop.asOwner(`update invoice_report set attempts = $1 where state = 'waiting'`, [
      attempts,
    ]);
    await attempt();
    expect(waits.at(-1)).toBe(60);
  }
  expect(await newest()).toMatchObject({ state: 'waiting', attempts: 77 });
  await issueAt(document, fourDaysAgo());
  await office.next(failing);
  await report();
  expect(await newest()).toMatchObject({
    state: 'failed',
    attempts: 78,
    reason: 'The tax office answered 503',
  });
  expect((await view('overdue')).data).toMatchObject([{ orderNumber, nextAttemptAt: null }]);
});

test('[IN-14] one document without an answer does not hold up the others of the next run', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  await office.next({ kind: 'time_out' });
  expect(await withoutAnswer()).toBe(false);
  await report();
  const numbers = await acceptedNumbers();
  expect(numbers).toContain(second.document.number);
  expect(numbers).not.toContain(first.document.number);
});

test('[IN-14] documents answered wrongly or that cannot be read hold up no others', async () => {
  const orders = [];
  for (let count = 0; count < 6; count += 1) orders.push(await paidOrder());
  const [last] = orders.slice(-1);
  await insertDocuments(shop, last?.orderId ?? '', fourDaysAgo(), 1);
  await shop.asOwner(
    `insert into invoice_report (branch, kind, number, next_attempt_at)
     select branch, kind, number, now() - interval '1 day' from invoice_document
     where branch = '00009'`,
  );
  await office.next(
    { kind: 'answer', status: 400 },
    { kind: 'answer', status: 401, body: '<!doctype html>' },
    { kind: 'answer', status: 201, body: '<!doctype html>' },
    { kind: 'answer', status: 413, body: { reason: 'Too large' } },
    failing,
  );
  await report();
  const outcomes = (await rows()).slice(0, 7).map(({ state, reason }) => [state, reason]);
  expect(outcomes).toEqual([
    ['accepted', null],
    ['waiting', 'The tax office answered 503'],
    ['rejected', 'Too large'],
    ['waiting', "The tax office's answer couldn't be read (201)"],
    ['rejected', 'The tax office rejected the document (401)'],
    ['rejected', 'The tax office rejected the document (400)'],
    ['waiting', "The document couldn't be prepared"],
  ]);
  expect(await acceptedNumbers()).toContain(last?.document.number);
});

test('[IN-14] three server errors in a row end a run', async () => {
  for (let count = 0; count < 4; count += 1) await paidOrder();
  await office.next(failing, failing, failing);
  expect(await report()).toBe(false);
  const tried = (await rows()).slice(0, 4).map(({ attempts }) => attempts);
  expect(tried).toEqual([0, 1, 1, 1]);
});

test('[IN-15] a document is late three days after its issue, and is still reported', async () => {
  const { orderNumber, document } = await paidOrder();
  await issueAt(document, fourDaysAgo());
  const fresh = await paidOrder();
  await office.next({ kind: 'time_out' });
  await withoutAnswer();
  const late = await view('overdue');
  expect(late.data).toMatchObject([{ orderNumber, nextAttemptAt: expect.any(String) as string }]);
  expect(late.counts).toEqual({ waiting: 1, rejected: 0, overdue: 1 });
  expect((await view('waiting')).data).toMatchObject([{ orderNumber: fresh.orderNumber }]);
  await makeDue();
  await report();
  expect((await view('overdue')).counts).toEqual({ waiting: 0, rejected: 0, overdue: 0 });
  expect(await acceptedNumbers()).toContain(document.number);
});
