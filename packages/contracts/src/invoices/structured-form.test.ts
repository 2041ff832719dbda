import { asPesos, invoiceLabels } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { StructuredForm, toStructuredForm } from './structured-form.ts';

const none = asPesos(0);

test('[IN-11] cash at the counter is no cash on delivery in structured data either', () => {
  const document = {
    kind: 'credit_memo' as const,
    number: 'CM-00000001',
    issuedAt: '2026-11-18T06:00:00.000Z',
    seller: { registeredName: '', registeredAddress: '', tin: '', branchCode: '', permit: '' },
    buyer: null,
    sale: null,
    correction: { number: 'INV-00000001', issuedAt: '2026-11-17T06:00:00.000Z', reason: '' },
    total: none,
    vatable: none,
    zeroRated: none,
    exempt: none,
    vat: none,
    vatRate: 12,
    hash: '00',
    previousHash: '00',
  };
  const methodOf = (isPickup: boolean) => {
    const order = {
      number: 'SK-1',
      placedAt: '2026-11-17T06:00:00.000Z',
      isPickup,
      paymentMethod: 'cod' as const,
    };
    const form = StructuredForm.parse(toStructuredForm({ ...document, order }));
    return [form.paymentMethod, invoiceLabels({ ...document, order }).about[1]];
  };
  expect(methodOf(true)).toEqual(['counter', 'Cash at the counter']);
  expect(methodOf(false)).toEqual(['cod', 'Cash on delivery']);
});
