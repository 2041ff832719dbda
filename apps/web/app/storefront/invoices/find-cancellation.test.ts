import { asPesos } from '@sirkito/commerce';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import { expect, test } from 'vitest';
import { findCancellation } from './find-cancellation.ts';

let memos = 0;
const issued = (
  kind: InvoiceDocument['kind'],
  total: number,
  branchCode = '00000',
): InvoiceDocument => {
  memos += 1;
  return {
    kind,
    number: kind === 'invoice' ? 'INV-00000001' : `M-${memos}`,
    issuedAt: '2026-11-18T06:00:00.000Z',
    seller: { registeredName: '', tin: '', branchCode, registeredAddress: '', permit: '' },
    buyer: null,
    order: { number: 'SK-1', placedAt: '', isPickup: false, paymentMethod: 'cod' },
    sale: null,
    correction:
      kind === 'invoice' ? null : { number: 'INV-00000001', issuedAt: '', reason: 'Returned' },
    total: asPesos(total),
    vatable: asPesos(0),
    zeroRated: asPesos(0),
    exempt: asPesos(0),
    vat: asPesos(0),
    vatRate: 12,
    hash: '',
    previousHash: '',
  };
};

const invoice = issued('invoice', 100.3);
const whole = issued('credit_memo', 100.3);
const parts = [issued('credit_memo', 100.1), issued('credit_memo', 0.2)];
const other = issued('credit_memo', 100.3, '00001');

test.each([
  ['one credit memo over all of it', [whole], [whole]],
  ['two that add up to it', parts, parts],
  ['no memo', [], []],
  ['a part', parts.slice(1), []],
  ['a debit memo after it', [whole, issued('debit_memo', 100.3)], []],
  ['the memo of another branch', [other], []],
])('finds what cancelled an invoice: %s', (_case, corrections, expected) => {
  expect(findCancellation({ documents: [invoice, ...corrections] }, invoice)).toEqual(expected);
});
