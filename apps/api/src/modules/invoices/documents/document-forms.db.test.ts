import { formatPesos, invoiceLabels, type Pesos } from '@sirkito/commerce';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import { toStructuredForm, type StructuredForm } from '@sirkito/contracts/invoices/structured-form';
import { render } from '@react-email/render';
import { createElement } from 'react';
import { extractText } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { continueHistories, startHistories } from '#api/testing/data/order-histories.ts';
import { scaleOf } from '#api/testing/scale.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { InvoicePaper } from '../../../../../web/app/storefront/invoices/invoice-paper.tsx';
import { renderInvoicePdf } from './invoice-pdf.ts';
import { readInvoices } from './invoice.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

/** Orders whose documents of a kind are compared; `INVOICE_FORMS=1000` for the long form. */
const perKind = scaleOf('INVOICE_FORMS', 8);
const steps = 8;

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

async function renderPdf(document: InvoiceDocument, paper: 'a4' | 'receipt'): Promise<string> {
  const file = await renderInvoicePdf(document, paper);
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return onOneLine(text);
}

/** Renders the page as text. */
async function renderPage(document: InvoiceDocument): Promise<string> {
  const html = await render(createElement(InvoicePaper, { document, heading: 'h1' }));
  return onOneLine(html.replaceAll(/<[^>]*>/g, ' ').replaceAll('&amp;', '&'));
}

const amount = /−?₱[\d,]+\.\d\d/g;
const quantityAndPrice = /\d+ (?:× )?₱[\d,.]+(?= ₱)/g;

/** Returns every amount of a text and every quantity before a price, in order. */
const figuresIn = (text: string) => ({
  amounts: text.match(amount) ?? [],
  quantities: (text.match(quantityAndPrice) ?? []).map((found) => found.replace(' ×', '')),
});

const peso = (decimal: string) => formatPesos(Number(decimal) as Pesos);

/** Returns what a printed form must show, in order, from the structured data alone. */
function figuresOf(form: StructuredForm) {
  const items = form.items ?? [];
  return {
    amounts: [
      ...(form.reason?.match(amount) ?? []),
      ...items.flatMap((item) => [peso(item.unitPrice), peso(item.amount)]),
      ...[form.subtotal, form.shippingFee].flatMap((sum) => (sum ? [peso(sum)] : [])),
      ...(form.discounts ?? []).map((discount) => `−${peso(discount.amount)}`),
      ...[form.totalAmount, form.vatableSales, form.zeroRatedSales, form.vatExemptSales].map(peso),
      peso(form.vatAmount),
    ],
    quantities: items.map((item) => `${item.quantity} ${peso(item.unitPrice)}`),
  };
}

const centavos = (decimal: string | undefined) => Math.round(Number(decimal ?? 0) * 100);

/** Checks that the figures of a document add up. */
function expectSums(form: StructuredForm): void {
  const sumOf = (amounts: string[]) => amounts.reduce((sum, one) => sum + centavos(one), 0);
  expect(centavos(form.totalAmount)).toBe(
    sumOf([form.vatableSales, form.zeroRatedSales, form.vatExemptSales, form.vatAmount]),
  );
  if (!form.items) return;
  for (const item of form.items) {
    expect(centavos(item.amount)).toBe(centavos(item.unitPrice) * item.quantity);
  }
  expect(centavos(form.subtotal)).toBe(sumOf(form.items.map((item) => item.amount)));
  const discount = sumOf((form.discounts ?? []).map((one) => one.amount));
  expect(centavos(form.totalAmount)).toBe(
    centavos(form.subtotal) + centavos(form.shippingFee) - discount,
  );
}

/** Returns documents of each kind, of different orders. */
async function sampleDocuments(): Promise<InvoiceDocument[]> {
  const histories = perKind * 40;
  await startHistories(shop, histories);
  for (let number = 0; number < steps; number += 1) await continueHistories(shop, histories);
  const sampled: InvoiceDocument[] = [];
  for (const kind of ['invoice', 'credit_memo', 'debit_memo']) {
    const { rows } = await shop.asOwner(
      'select distinct order_id as id from invoice_document where kind = $1 limit $2',
      [kind, perKind],
    );
    const ids = (rows as { id: string }[]).map(({ id }) => id);
    expect(ids, kind).toHaveLength(perKind);
    for (const { invoice } of (await readInvoices(shop.db, ids)).values()) {
      sampled.push(...(invoice?.documents.filter((document) => document.kind === kind) ?? []));
    }
  }
  return sampled;
}

test(`[IN-11] page, PDF, receipt and structured data agree in every figure of the documents of ${String(perKind)} orders per kind`, async () => {
  for (const document of await sampleDocuments()) {
    const form = toStructuredForm(document);
    expectSums(form);
    const { title, issued, seller, about, soldTo, sums } = invoiceLabels(document);
    const written = [title, issued, document.number, ...seller, ...soldTo, ...about];
    const serials = (form.items ?? []).flatMap((item) => item.serialNumbers);
    const forms = {
      page: await renderPage(document),
      a4: await renderPdf(document, 'a4'),
      receipt: await renderPdf(document, 'receipt'),
    };
    for (const [name, text] of Object.entries(forms)) {
      expect(figuresIn(text), `${document.number}, ${name}`).toEqual(figuresOf(form));
      for (const part of [...written, ...serials, ...sums.map((sum) => sum.name)]) {
        expect(text, `${document.number}, ${name}`).toContain(part);
      }
    }
  }
}, 3_600_000);
