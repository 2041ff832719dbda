import { asPesos, formatPesos, invoiceLabels } from '@sirkito/commerce';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InvoicePaper } from './invoice-paper.tsx';

const document: InvoiceDocument = {
  kind: 'invoice',
  number: 'INV-00000042',
  issuedAt: '2026-11-18T06:00:00.000Z',
  seller: {
    registeredName: 'Bagong Sirkito, Inc.',
    registeredAddress: '118 Kalayaan Avenue, Quezon City',
    tin: '123-456-789',
    branchCode: '00000',
    permit: 'AC_123_042026_000001',
  },
  buyer: { name: 'Maria Santos', tin: '987-654-321', address: '7 Mabini Street, Cebu City 6000' },
  order: {
    number: 'SK-100042',
    placedAt: '2026-11-17T06:00:00.000Z',
    isPickup: false,
    paymentMethod: 'gcash',
  },
  sale: {
    lines: [
      {
        title: 'Palit RTX 5070',
        sku: 'VGA-1',
        quantity: 2,
        unitPrice: asPesos(34_995.5),
        amount: asPesos(69_991),
        serials: ['SN-AAA-1', 'SN-AAA-2'],
      },
    ],
    discounts: [{ name: 'Payday', amount: asPesos(500) }],
    subtotal: asPesos(69_991),
    shipping: asPesos(75),
  },
  correction: null,
  total: asPesos(69_566),
  vatable: asPesos(62_112.5),
  zeroRated: asPesos(0),
  exempt: asPesos(0),
  vat: asPesos(7_453.5),
  vatRate: 12,
  hash: '00',
  previousHash: '00',
};

test('[IN-11] the page shows every figure and text of the document', () => {
  const page = renderToStaticMarkup(<InvoicePaper document={document} heading="h1" />);
  const { title, issued, seller, soldTo, about, sums } = invoiceLabels(document);
  const sold = document.sale?.lines[0];
  if (!sold) throw new Error('no line');
  for (const part of [
    title,
    issued,
    document.number,
    document.seller.registeredName,
    ...seller,
    ...soldTo,
    ...about,
    ...sums.flatMap(({ name, amount }) => [name, amount]),
    sold.title,
    formatPesos(sold.unitPrice),
    formatPesos(sold.amount),
    ...sold.serials,
  ]) {
    expect(page).toContain(part);
  }
  expect(about).toContain('GCash');
});
