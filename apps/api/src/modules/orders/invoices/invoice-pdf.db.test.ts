import { formatPesos, type Pesos } from '@sirkito/commerce';
import { extractText, getMeta } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { settings } from '#api/modules/settings/settings.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { setInvoiceBuyer } from './set-invoice-buyer.ts';
import { printInvoice } from './print-invoice.ts';
import { viewInvoice } from './view-invoice.ts';

const shop = testShop();
const store = settings.store_profile.default;
beforeAll(() => newLocalities(shop));

const textOf = async (file: Buffer) => {
  const { text, totalPages } = await extractText(new Uint8Array(file));
  return { pages: text, all: text.join('\n').replaceAll(/\s+/g, ' '), count: totalPages };
};

async function paidOrder() {
  const placed = await newOrder(shop, { quantity: 3, paymentMethod: 'bank_transfer' });
  await shop.asOwner(`update customer_order set payment_status = 'paid' where id = $1`, [
    placed.orderId,
  ]);
  return placed;
}

test('contains what the page shows, with the TINs of seller and buyer', async () => {
  const { ctx, orderId } = await paidOrder();
  await changeSetting(shop.as(shop.staff()), 'store_profile', {
    ...store,
    tin: '123-456-789-00001',
  });
  const buyer = { name: 'Mga Anak ni Peña Trading', tin: '987-654-321-00000' };
  const invoice = await setInvoiceBuyer(ctx, orderId, buyer);
  const file = await printInvoice(ctx, await viewInvoice(ctx, orderId));
  const { all, count } = await textOf(file);
  const { order } = invoice;
  expect(count).toBe(1);
  for (const expected of [
    'Invoice',
    invoice.number,
    store.brandName,
    store.address,
    'VAT Reg. TIN 123-456-789-00001',
    buyer.name,
    `TIN ${buyer.tin}`,
    order.orderNumber,
    'Paid by bank transfer',
    ...order.items.flatMap(({ price, lineTotal }) => [formatPesos(price), formatPesos(lineTotal)]),
    `Total ${formatPesos(order.total)}`,
    `VATable sales ${formatPesos(invoice.vatableSales)}`,
    `VAT (12%) ${formatPesos(order.vatIncluded)}`,
    'Page 1 of 1',
  ]) {
    expect(all).toContain(expected);
  }
  const { info } = await getMeta(new Uint8Array(file));
  expect(info).toMatchObject({ Title: `Invoice ${invoice.number}`, Author: store.brandName });
});

test('splits a long order across pages with column heads and whole lines', async () => {
  const { ctx, orderId } = await paidOrder();
  const invoice = await viewInvoice(ctx, orderId);
  const [line] = invoice.order.items;
  if (!line) throw new Error('no line');
  const items = Array.from({ length: 60 }, (_, index) => ({
    ...line,
    title: `Line ${index + 1} begins, ${'a part with quite a long name '.repeat(3)}, line ${index + 1} ends`,
    lineTotal: (index + 1) as Pesos,
  }));
  const long = { ...invoice, order: { ...invoice.order, items } };
  const { pages, all, count } = await textOf(await renderInvoicePdf(long, store));
  expect(count).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${count}`);
    const begins = [...page.matchAll(/Line (\d+) begins/g)].map(([, number]) => number);
    const ends = [...page.matchAll(/line (\d+)\s+ends/g)].map(([, number]) => number);
    expect(ends).toEqual(begins);
    if (begins.length > 0) expect(page).toContain('Unit price');
  }
  for (const { lineTotal } of items) expect(all).toContain(formatPesos(lineTotal));
  expect(pages.at(-1)).toContain('VAT (12%)');
});

test('sends the PDF to staff and refuses a stranger and an unpaid order', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const [staff, stranger] = [await people.staff({ staffRole: 'support' }), await people.shopper()];
  const { orderId } = await paidOrder();
  const url = `/api/admin/orders/${orderId}/invoice.pdf`;
  const sent = await app.inject({ url, headers: staff.headers });
  expect(sent.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'cache-control': 'no-store',
  });
  expect((await textOf(sent.rawPayload)).all).toContain('Invoice');
  const own = `/api/shop/orders/${orderId}/invoice.pdf`;
  expect((await app.inject({ url: own, headers: stranger.headers })).statusCode).toBe(404);
  const unpaid = await newOrder(shop);
  const early = `/api/admin/orders/${unpaid.orderId}/invoice.pdf`;
  expect((await app.inject({ url: early, headers: staff.headers })).json()).toMatchObject({
    code: 'order.no_invoice',
  });
});
