import { beforeAll, expect, test } from 'vitest';
import {
  insertDocuments,
  issueDocument,
  newOrderOf,
  readFile,
} from '#api/testing/data/issued-documents.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { exportSalesBook } from './export-sales-book.ts';
import { exportSummaryList } from './export-summary-list.ts';
import { listBookDocuments } from './list-book-documents.ts';
import { viewBooks } from './view-books.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
const march = { month: '2026-03' };
/** More documents than a batch of the export, all issued at the same time. */
const may = { month: '2026-05' };
const orders = { company: '', cash: '', counter: '', other: '' };

beforeAll(async () => {
  await newLocalities(shop);
  const formula = { name: '=HYPERLINK("http://x")', tin: '123-456-789-00000' };
  const company = await newOrderOf(shop, formula, { paymentMethod: 'gcash' });
  const cash = await newOrder(shop);
  const counter = await newOrderOf(
    shop,
    { name: 'Santos, Peña & Co.', tin: '123-456-789' },
    { isPickup: true },
  );
  Object.assign(orders, {
    company: company.orderId,
    cash: cash.orderId,
    counter: counter.orderId,
    other: (await newOrder(shop)).orderId,
  });
  const issue = (of: keyof typeof orders, document: Parameters<typeof issueDocument>[2]) =>
    issueDocument(shop, orders[of], document);
  // Midnights in Manila: the first and the last are of other months.
  await issue('other', { at: '2026-02-28T15:59:59.999Z', amount: 900 });
  await issue('company', { at: '2026-02-28T16:00:00Z', amount: 112_000 });
  await issue('counter', { at: '2026-03-10T04:00:00Z', amount: 56_000 });
  await issue('cash', { at: '2026-03-11T04:00:00Z', amount: 1_001 });
  await issue('company', {
    at: '2026-03-12T04:00:00Z',
    kind: 'credit_memo',
    amount: 5_600,
    reason: '-one fan was missing',
  });
  await issue('company', {
    at: '2026-03-31T15:59:59.999Z',
    kind: 'debit_memo',
    amount: 5_600,
    reason: 'The refund failed',
  });
  await issue('other', { at: '2026-03-31T16:00:00Z', amount: 700 });
  await insertDocuments(shop, orders.cash, '2026-05-15T00:00:00Z', 1_203);
});

const amounts = ['Gross sales', 'VATable sales', 'Zero-rated sales', 'VAT-exempt sales', 'VAT'];
const centavos = (cell: string | undefined) => Math.round(Number(cell) * 100);
const sumOf = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + centavos(row[column]), 0);

test('[IN-30] exports the documents of a month in Manila in order of issue, credit memos negative', async () => {
  const rows = await readFile(exportSalesBook(staff(), march));
  const shown = (row: Record<string, string>) =>
    ['Kind', 'Date', 'Buyer', 'TIN', 'Gross sales', 'VATable sales', 'VAT', 'Payment method'].map(
      (column) => row[column],
    );
  const injected = `'=HYPERLINK("http://x")`;
  expect(rows.map(shown)).toEqual([
    [
      'Invoice',
      '2026-03-01',
      injected,
      '123-456-789-00000',
      '1120.00',
      '1000.00',
      '120.00',
      'GCash',
    ],
    [
      'Invoice',
      '2026-03-10',
      'Santos, Peña & Co.',
      '123-456-789',
      '560.00',
      '500.00',
      '60.00',
      'Cash at the counter',
    ],
    ['Invoice', '2026-03-11', 'Test Buyer', '', '10.01', '8.94', '1.07', 'Cash on delivery'],
    [
      'Credit memo',
      '2026-03-12',
      injected,
      '123-456-789-00000',
      '-56.00',
      '-50.00',
      '-6.00',
      'GCash',
    ],
    ['Debit memo', '2026-03-31', injected, '123-456-789-00000', '56.00', '50.00', '6.00', 'GCash'],
    ['', '', '', '', '1690.01', '1508.94', '181.07', ''],
  ]);
  expect(rows[3]).toMatchObject({
    Branch: '00000',
    Number: expect.stringMatching(/^CM-\d{8}$/) as string,
    Order: expect.stringMatching(/^SK-\d+$/) as string,
    Address: expect.stringContaining(', ') as string,
    'For invoice': rows[0]?.['Number'],
    Remarks: "'-one fan was missing",
  });
  expect(rows.at(-1)?.['Branch']).toBe('Total');
});

test('[IN-30] ends with the sums of all documents, also of more than one batch', async () => {
  const rows = await readFile(exportSalesBook(staff(), may));
  const [total, documents] = [rows.at(-1), rows.slice(0, -1)];
  expect(documents).toHaveLength(1_203);
  expect(new Set(documents.map((row) => row['Number'])).size).toBe(1_203);
  for (const column of amounts) {
    expect(centavos(total?.[column]), column).toBe(sumOf(documents, column));
    expect(centavos(total?.[column]), column).not.toBe(0);
  }
  // Memos list no discounts, so a sum would be wrong after a refund.
  expect(sumOf(documents, 'Discount (already deducted)')).not.toBe(0);
  expect(total?.['Discount (already deducted)']).toBe('');
});

test('[IN-30] changes nothing when the order, the seller or the buyer change later', async () => {
  const book = async () => (await exportSalesBook(staff(), march).toArray()).join('');
  const before = await book();
  await shop.asOwner(
    `update customer_order set payment_method = 'card', fulfilment = 'delivery',
       address = '{"full_name": "Somebody else"}', subtotal_centavos = subtotal_centavos + 100,
       total_centavos = total_centavos + 100,
       vat_centavos = round((total_centavos + 100) * 12 / 112.0)
     where id = any($1)`,
    [Object.values(orders)],
  );
  await shop.asOwner(`update invoice_buyer set name = 'Renamed', tin = ''`);
  await shop.asOwner(
    `update setting set value = value || '{"registeredName": "Other", "branchCode": "00002"}'
     where key = 'invoicing'`,
  );
  expect(await book()).toBe(before);
  expect((await viewBooks(staff(), march)).byMethod.map(({ method }) => method)).toEqual([
    'cod',
    'gcash',
    'counter',
  ]);
});

test('[IN-31] sums sales by TIN, and all buyers without one in one row', async () => {
  const rows = await readFile(exportSummaryList(staff(), march));
  expect(rows).toEqual([
    {
      TIN: '123-456-789-00000',
      Buyer: `'=HYPERLINK("http://x")`,
      'Gross sales': '1680.00',
      'VAT-exempt sales': '0.00',
      'Zero-rated sales': '0.00',
      'VATable sales': '1500.00',
      VAT: '180.00',
    },
    {
      TIN: '',
      Buyer: 'Buyers without TIN',
      'Gross sales': '10.01',
      'VAT-exempt sales': '0.00',
      'Zero-rated sales': '0.00',
      'VATable sales': '8.94',
      VAT: '1.07',
    },
    expect.objectContaining({ TIN: 'Total', 'Gross sales': '1690.01', VAT: '181.07' }),
  ]);
});

test('[IN-31] agrees with the sales book in every total', async () => {
  for (const month of [march, may, { month: '2026-01' }]) {
    const book = await readFile(exportSalesBook(staff(), month));
    const list = await readFile(exportSummaryList(staff(), month));
    for (const column of amounts) {
      expect(list.at(-1)?.[column], column).toBe(book.at(-1)?.[column]);
      expect(sumOf(list.slice(0, -1), column)).toBe(centavos(book.at(-1)?.[column]));
    }
  }
});

test('refuses shoppers', async () => {
  const shopper = shop.as(shop.shopper());
  await expect(viewBooks(shopper, march)).rejects.toMatchObject({ code: 'auth.wrong_role' });
  await expect(listBookDocuments(shopper, march)).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  for (const file of [exportSalesBook, exportSummaryList]) {
    expect(() => file(shopper, march)).toThrow(
      expect.objectContaining({ code: 'auth.wrong_role' }),
    );
  }
});
