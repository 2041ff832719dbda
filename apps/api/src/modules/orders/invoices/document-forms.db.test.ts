import { formatPesos, invoiceLabels, type Pesos } from '@sirkito/commerce';
import { toStructuredForm } from '@sirkito/contracts/invoices/structured-form';
import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { copyOrder } from '#api/testing/data/copied-orders.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { readInvoices } from './invoice.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const orders = 20;

const textOf = async (file: Buffer) => {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

test('[IN-11] PDF, receipt and structured data of a document agree in every figure', async () => {
  await copyOrder(shop, orders);
  await shop.asOwner(`update customer_order set payment_status = 'paid'`);
  await shop.asOwner(`update customer_order set payment_status = 'refunded' where number % 2 = 0`);
  const { rows } = await shop.asOwner('select id from customer_order');
  const ids = (rows as { id: string }[]).map(({ id }) => id);
  const invoices = [...(await readInvoices(shop.db, ids)).values()];
  const documents = invoices.flatMap(({ invoice }) => invoice?.documents ?? []);
  expect(documents.length).toBeGreaterThan(orders * 1.4);
  for (const document of documents) {
    const form = toStructuredForm(document);
    const figures = [
      ...(form.items ?? []).flatMap(({ unitPrice, amount }) => [unitPrice, amount]),
      ...(form.discounts ?? []).map(({ amount }) => amount),
      ...[form.subtotal, form.shippingFee].flatMap((amount) => amount ?? []),
      form.totalAmount,
      form.vatableSales,
      form.zeroRatedSales,
      form.vatExemptSales,
      form.vatAmount,
    ].map((amount) => formatPesos(Number(amount) as Pesos));
    const { title, issued, seller, about, soldTo, sums } = invoiceLabels(document);
    const written = [title, issued, document.number, ...seller, ...soldTo, ...about];
    for (const paper of ['a4', 'receipt'] as const) {
      const text = await textOf(await renderInvoicePdf(document, paper));
      for (const part of [...figures, ...written, ...sums.map(({ name }) => name)]) {
        expect(text, `${document.number} on ${paper}`).toContain(part);
      }
    }
    const net =
      Number(form.vatableSales) + Number(form.zeroRatedSales) + Number(form.vatExemptSales);
    expect((net + Number(form.vatAmount)).toFixed(2)).toBe(form.totalAmount);
  }
}, 120_000);
