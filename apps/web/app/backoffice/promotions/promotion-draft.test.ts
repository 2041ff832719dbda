import type { Promotion } from '@sirkito/contracts/promotions/staff-schemas';
import { expect, test } from 'vitest';
import { bodyOf, draftOf, newDraft, type PromotionFields } from './promotion-draft.ts';

const promotion: Promotion = {
  _id: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Payday sale',
  code: 'PAYDAY',
  kind: 'amount',
  value: 250.5,
  scope: 'products',
  targets: ['SKU-1', 'SKU-2'],
  minimum: 1_000 as Promotion['minimum'],
  startsAt: '2026-11-15T00:00:00.000Z',
  endsAt: '2026-11-30T15:59:00.000Z',
  maxRedemptions: 100,
  maxPerCustomer: null,
  version: 1,
  redemptions: 3,
  state: 'running',
};

test('round-trips a promotion through the draft', () => {
  const { _id, version: _v, redemptions: _u, state: _s, ...body } = promotion;
  expect(bodyOf(draftOf(promotion))).toEqual(body);
  expect(draftOf(promotion)).toMatchObject({
    startsAt: '2026-11-15T08:00',
    targets: 'SKU-1\nSKU-2',
    maxPerCustomer: '',
  });
});

test('reads empty fields as no code, end or limit, and drops targets for all products', () => {
  const draft = { ...newDraft(new Date('2026-11-15T04:00:30Z')), value: '10', targets: 'SKU-1' };
  expect(bodyOf(draft)).toMatchObject({
    code: null,
    endsAt: null,
    maxRedemptions: null,
    targets: [],
    minimum: 0,
    startsAt: '2026-11-15T04:00:00.000Z',
  });
});

test('parses numbers with separators and pasted SKU lists', () => {
  const draft: PromotionFields = {
    ...newDraft(new Date()),
    minimum: '12,500',
    scope: 'products',
    targets: 'A, B\nC',
  };
  expect(bodyOf(draft)).toMatchObject({ minimum: 12_500, targets: ['A', 'B', 'C'] });
});
