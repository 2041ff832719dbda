import { bookMethods, bookTaxes } from '@sirkito/commerce';
import { documentKinds } from '@sirkito/contracts/invoices/schemas';
import type { DocumentsQuery } from '@sirkito/contracts/reports/staff-books-schemas';
import { beforeAll, expect, test } from 'vitest';
import {
  insertDocuments,
  insertOutsideSeries,
  issueDocument,
  readFile,
} from '#api/testing/data/issued-documents.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { exportSalesBook } from './export-sales-book.ts';
import { listBookDocuments } from './list-book-documents.ts';
import { viewBooks } from './view-books.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
const march = { month: '2026-03' };
const may = { month: '2026-05' };
let counterId: string;

beforeAll(async () => {
  await newLocalities(shop);
  const issue = async (isPickup: boolean) => {
    const { orderId } = await newOrder(shop, { isPickup });
    await issueDocument(shop, orderId, { at: '2026-03-10T04:00:00Z', amount: 56_000 });
    return orderId;
  };
  counterId = await issue(true);
  // More than a page of each kind, all issued at the same time.
  await insertDocuments(shop, await issue(false), '2026-05-15T00:00:00Z', 400);
});

async function listAll(query: Omit<DocumentsQuery, 'after'>) {
  const { total, ...first } = await listBookDocuments(staff(), query);
  if (!total) throw new Error('no total');
  const found = first.documents;
  for (let after = first.next; after;) {
    const page = await listBookDocuments(staff(), { ...query, after });
    // Summed once, not for every page.
    expect(page.total).toBeNull();
    found.push(...page.documents);
    after = page.next;
  }
  return { found, total };
}

const fieldOf = { vatable: 'vatable', zero_rated: 'zeroRated', exempt: 'exempt' } as const;

test('[IN-32] sums a month by payment method, document and tax, each equal to its list', async () => {
  const { total, byMethod, byKind } = await viewBooks(staff(), may);
  const filters = [
    { filter: {}, sum: total },
    ...byMethod.map(({ method, ...sum }) => ({ filter: { method }, sum })),
    ...byKind.map(({ kind, ...sum }) => ({ filter: { kind }, sum })),
  ];
  expect(byMethod.map(({ method }) => method)).toEqual(
    bookMethods.filter((method) => ['cod', 'gcash', 'maya', 'card', 'counter'].includes(method)),
  );
  expect(byKind.map(({ kind }) => kind)).toEqual(documentKinds);
  for (const { filter, sum } of filters) {
    const list = await listAll({ ...may, ...filter });
    expect(list.total).toEqual(sum);
    expect(new Set(list.found.map(({ key }) => key)).size).toBe(sum.documents);
    for (const field of ['gross', 'vat'] as const) {
      const listed = list.found.reduce((all, one) => all + Math.round(one[field] * 100), 0);
      expect(listed).toBe(Math.round(sum[field] * 100));
    }
  }
  const taxes = { vatable: total.vatable, zero_rated: total.zeroRated, exempt: total.exempt };
  for (const tax of bookTaxes) {
    const list = await listAll({ ...may, tax });
    const ofTax = {
      vatable: list.total.vatable,
      zero_rated: list.total.zeroRated,
      exempt: list.total.exempt,
    };
    expect(ofTax[tax]).toBe(taxes[tax]);
    expect(ofTax[tax]).not.toBe(0);
    const listed = list.found.reduce((sum, one) => sum + Math.round(one[fieldOf[tax]] * 100), 0);
    expect(listed).toBe(Math.round(ofTax[tax] * 100));
    expect(list.found.length).toBeLessThan(total.documents);
    expect(list.found.length).toBe(list.total.documents);
  }
});

test('[IN-32] shows which month has documents of sample orders', async () => {
  expect((await viewBooks(staff(), march)).hasSamples).toBe(false);
  await shop.asOwner('update customer_order set is_sample = true where id = $1', [counterId]);
  expect((await viewBooks(staff(), march)).hasSamples).toBe(true);
  expect((await viewBooks(staff(), may)).hasSamples).toBe(false);
  const { documents } = await listBookDocuments(staff(), { ...march, method: 'counter' });
  expect(documents).toMatchObject([{ orderId: counterId, isSample: true }]);
  const rows = await readFile(exportSalesBook(staff(), march));
  expect(rows.filter((row) => row['Remarks'] === 'Sample order')).toHaveLength(1);
});

test('[IN-32] lists a memo of 1 centavo VAT under VATable sales', async () => {
  await insertOutsideSeries(
    shop,
    `with memo as (
       select branch, order_id, payment_method, (content::jsonb ||
         '{"total": 1, "vatable": 0, "zeroRated": 0, "exempt": 0, "vat": 1}')::text as content
       from invoice_document where branch = '00009' limit 1
     )
     insert into invoice_document (branch, kind, number, order_id, issued_at, payment_method,
       total_centavos, vat_centavos, content, hash)
     select branch, 'credit_memo', 9999, order_id, '2026-04-15T00:00:00Z', payment_method, 1, 1,
       content, sha256(convert_to(content, 'UTF8'))
     from memo`,
  );
  const { found, total } = await listAll({ month: '2026-04', tax: 'vatable' });
  expect([found.length, total.vat]).toEqual([1, -0.01]);
});
