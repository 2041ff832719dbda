import { formatPesos, type Pesos } from '@sirkito/commerce';
import { extractText, getMeta } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { readSetting } from '#api/modules/settings/read-setting.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { payOrders } from '#api/testing/data/changed-orders.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { setInvoiceBuyer } from './set-invoice-buyer.ts';
import { printInvoice } from './print-invoice.ts';
import { viewInvoice } from './view-invoice.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const textOf = async (file: Buffer) => {
  const { text, totalPages } = await extractText(new Uint8Array(file));
  return { pages: text, all: text.join('\n').replaceAll(/\s+/g, ' '), count: totalPages };
};

async function paidOrder() {
  const placed = await newOrder(shop, { quantity: 3, paymentMethod: 'bank_transfer' });
  await payOrders(shop, [placed.orderId]);
  return placed;
}

test('contains what the page shows, with the TINs of seller and buyer', async () => {
  const { ctx, orderId } = await paidOrder();
  const seller = await readSetting(shop.db, 'invoicing');
  await changeSetting(shop.as(shop.staff()), 'invoicing', { ...seller, tin: '123-456-789' });
  const buyer = { name: 'Mga Anak ni Peña Trading', tin: '987-654-321-00000', address: '' };
  const invoice = await setInvoiceBuyer(ctx, orderId, buyer);
  const file = await printInvoice(await viewInvoice(ctx, orderId), { paper: 'a4' });
  const { all, count } = await textOf(file);
  const [document] = invoice.documents;
  if (!document?.sale) throw new Error('no invoice');
  expect(count).toBe(1);
  for (const expected of [
    'Invoice',
    document.number,
    seller.registeredName,
    seller.registeredAddress,
    'VAT Reg. TIN 123-456-789-00000',
    buyer.name,
    `TIN ${buyer.tin}`,
    document.order.number,
    'Bank transfer',
    ...document.sale.lines.flatMap(({ unitPrice, amount }) => [
      formatPesos(unitPrice),
      formatPesos(amount),
    ]),
    `Total ${formatPesos(document.total)}`,
    `VATable sales ${formatPesos(document.vatable)}`,
    `VAT (12%) ${formatPesos(document.vat)}`,
    'Page 1 of 1',
  ]) {
    expect(all).toContain(expected);
  }
  const { info } = await getMeta(new Uint8Array(file));
  expect(info).toMatchObject({
    Title: `Invoice ${document.number}`,
    Author: seller.registeredName,
  });
});

test('splits a long order across pages with column heads and whole lines', async () => {
  const { ctx, orderId } = await paidOrder();
  const [document] = (await viewInvoice(ctx, orderId)).documents;
  const line = document?.sale?.lines[0];
  if (!document?.sale || !line) throw new Error('no line');
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...line,
    title: `Line ${index + 1} begins, ${'a part with quite a long name '.repeat(3)}, line ${index + 1} ends`,
    amount: (index + 1) as Pesos,
  }));
  const long = { ...document, sale: { ...document.sale, lines } };
  const { pages, all, count } = await textOf(await renderInvoicePdf(long, 'a4'));
  expect(count).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${count}`);
    const begins = [...page.matchAll(/Line (\d+) begins/g)].map(([, number]) => number);
    const ends = [...page.matchAll(/line (\d+)\s+ends/g)].map(([, number]) => number);
    expect(ends).toEqual(begins);
    if (begins.length > 0) expect(page).toContain('Unit price');
  }
  for (const { amount } of lines) expect(all).toContain(formatPesos(amount));
  expect(pages.at(-1)).toContain('VAT (12%)');
});

test('[SC-71] other requests are answered between PDFs, and a flood of PDFs is refused', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const staff = await Promise.all([people.staff(), people.staff()]);
  const { orderId } = await paidOrder();
  const finished: (number | string)[] = [];
  const url = `/api/admin/orders/${orderId}/invoice.pdf`;
  const ask = async ({ headers }: SignedIn) => {
    const { statusCode } = await app.inject({ url, headers });
    finished.push(statusCode);
  };
  await Promise.all(staff.map(ask));
  finished.length = 0;
  const flood = staff.flatMap((one) => Array.from({ length: 40 }, () => ask(one)));
  await Promise.race(flood);
  expect((await app.inject('/api/shop/store')).statusCode).toBe(200);
  finished.push('store');
  await Promise.all(flood);
  const rendered = finished.filter((status) => status === 200).length;
  const refused = finished.filter((status) => status === 503).length;
  expect(rendered).toBeGreaterThanOrEqual(60);
  expect(refused).toBeGreaterThan(0);
  expect(rendered + refused).toBe(flood.length);
  const after = finished.slice(finished.indexOf('store')).filter((status) => status === 200);
  expect(after.length).toBeGreaterThan(50);
});

test('sends PDF and JSON to staff and refuses a stranger and an unpaid order', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const [staff, stranger] = [await people.staff({ staffRole: 'support' }), await people.shopper()];
  const { orderId } = await paidOrder();
  const url = `/api/admin/orders/${orderId}/invoice.pdf`;
  const sent = await app.inject({ url, headers: staff.headers });
  expect(sent.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="invoice.pdf"',
    'cache-control': 'no-store',
  });
  expect((await textOf(sent.rawPayload)).all).toContain('Invoice');
  const data = await app.inject({ url: url.replace('.pdf', '.json'), headers: staff.headers });
  expect(data.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json') as string,
    'content-disposition': expect.stringMatching(/"INV-\d{8}\.json"/) as string,
  });
  expect(data.json()).toMatchObject({ documentType: 'invoice', paymentMethod: 'bank_transfer' });
  const own = `/api/shop/orders/${orderId}/invoice.pdf`;
  expect((await app.inject({ url: own, headers: stranger.headers })).statusCode).toBe(404);
  const unpaid = await newOrder(shop);
  const early = `/api/admin/orders/${unpaid.orderId}/invoice.pdf`;
  expect((await app.inject({ url: early, headers: staff.headers })).json()).toMatchObject({
    code: 'order.no_invoice',
  });
});
