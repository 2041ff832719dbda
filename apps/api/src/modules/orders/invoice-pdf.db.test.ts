import { formatPesos, type Pesos } from '@sirkito/commerce';
import { extractText, getMeta } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { settings } from '#api/modules/settings/settings.ts';
import { peopleOf } from '#api/testing/people.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { drawInvoice } from './invoice-pdf.ts';
import { makeOutInvoice } from './make-out-invoice.ts';
import { printInvoice } from './print-invoice.ts';
import { viewInvoice } from './view-invoice.ts';

const shop = testShop();
const store = settings.store_profile.default;
beforeAll(() => newPlaces(shop));

const textOf = async (file: Buffer) => {
  const { text, totalPages } = await extractText(new Uint8Array(file));
  return { sheets: text, all: text.join('\n').replaceAll(/\s+/g, ' '), count: totalPages };
};

async function paidOrder() {
  const placed = await newOrder(shop, { quantity: 3, paymentMethod: 'bank_transfer' });
  await shop.asOwner(`update customer_order set payment_status = 'paid' where id = $1`, [
    placed.orderId,
  ]);
  return placed;
}

test('the file says what the page says, with the seller’s TIN and the buyer’s', async () => {
  const { ctx, orderId } = await paidOrder();
  await changeSetting(shop.as(shop.staff()), 'store_profile', {
    ...store,
    tin: '123-456-789-00001',
  });
  const buyer = { name: 'Mga Anak ni Peña Trading', tin: '987-654-321-00000' };
  const invoice = await makeOutInvoice(ctx, orderId, buyer);
  const file = await printInvoice(ctx, await viewInvoice(ctx, orderId));
  const { all, count } = await textOf(file);
  const { order } = invoice;
  expect(count).toBe(1);
  for (const said of [
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
    `VATable sales in it ${formatPesos(invoice.vatableSales)}`,
    `VAT in it, 12% ${formatPesos(order.vatIncluded)}`,
    'Page 1 of 1',
  ]) {
    expect(all).toContain(said);
  }
  const { info } = await getMeta(new Uint8Array(file));
  expect(info).toMatchObject({ Title: `Invoice ${invoice.number}`, Author: store.brandName });
});

test('a long order goes over several sheets, each with its heads, no line lost or torn', async () => {
  const { ctx, orderId } = await paidOrder();
  const invoice = await viewInvoice(ctx, orderId);
  const [line] = invoice.order.items;
  if (!line) throw new Error('no line');
  const items = Array.from({ length: 60 }, (_, place) => ({
    ...line,
    title: `Line ${place + 1} begins, ${'a part with quite a long name '.repeat(3)}, line ${place + 1} ends`,
    lineTotal: (place + 1) as Pesos,
  }));
  const long = { ...invoice, order: { ...invoice.order, items } };
  const { sheets, all, count } = await textOf(await drawInvoice(long, store));
  expect(count).toBeGreaterThan(2);
  for (const [place, sheet] of sheets.entries()) {
    expect(sheet).toContain(`Page ${place + 1} of ${count}`);
    const begins = [...sheet.matchAll(/Line (\d+) begins/g)].map(([, number]) => number);
    const ends = [...sheet.matchAll(/line (\d+)\s+ends/g)].map(([, number]) => number);
    expect(ends).toEqual(begins);
    if (begins.length > 0) expect(sheet).toContain('Unit price');
  }
  for (const { lineTotal } of items) expect(all).toContain(formatPesos(lineTotal));
  expect(sheets.at(-1)).toContain('VAT in it, 12%');
});

test('it is sent as a file to staff, refused to a stranger and before it is paid', async () => {
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
