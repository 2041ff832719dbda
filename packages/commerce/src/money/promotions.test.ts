import { expect, test } from 'vitest';
import { asCentavos } from './money.ts';
import {
  bestPromotion,
  eligibleTotal,
  evaluatePromotion,
  promotionDiscount,
  type PromotedLine,
  type Promotion,
} from './promotions.ts';

const at = new Date('2026-11-20T12:00:00Z');
const before = new Date(at.getTime() - 1);
const after = new Date(at.getTime() + 1);

const promotion = (changes: Partial<Promotion> = {}): Promotion => ({
  id: '01',
  name: 'Payday sale',
  code: null,
  kind: 'percent',
  value: 10,
  scope: 'all',
  targets: [],
  minimum: asCentavos(0),
  startsAt: at,
  endsAt: null,
  maxRedemptions: null,
  redemptions: 0,
  maxPerCustomer: null,
  ...changes,
});

const memory: PromotedLine = {
  productId: 'a',
  brandId: 'acme',
  categoryIds: ['ddr5', 'memory', 'parts'],
  total: asCentavos(10_000),
};
const cable: PromotedLine = {
  productId: 'b',
  brandId: 'basics',
  categoryIds: ['cables'],
  total: asCentavos(505),
};
const evaluate = (changes: Partial<Promotion>, usedByBuyer = 0) =>
  evaluatePromotion(promotion(changes), [memory, cable], { at, usedByBuyer });

test('rounds a percentage down to the centavo, exactly for the largest totals', () => {
  const tenPercent = promotion();
  expect(promotionDiscount(tenPercent, asCentavos(999))).toBe(99);
  expect(promotionDiscount(tenPercent, asCentavos(9))).toBe(0);
  const most = asCentavos(Number.MAX_SAFE_INTEGER);
  expect(promotionDiscount(promotion({ value: 90 }), most)).toBe(8_106_479_329_266_891);
});

test('takes an amount once, and never more than the goods cost', () => {
  const amount = promotion({ kind: 'amount', value: 500 });
  expect(promotionDiscount(amount, asCentavos(2_000))).toBe(500);
  expect(promotionDiscount(amount, asCentavos(300))).toBe(300);
});

test.each([
  ['all', [], 10_505],
  ['products', ['b'], 505],
  ['brands', ['acme'], 10_000],
  ['categories', ['ddr5'], 10_000],
  ['categories', ['memory'], 10_000],
  ['categories', ['parts', 'cables'], 10_505],
  ['products', ['acme', 'cables'], 0],
  ['brands', ['a', 'cables'], 0],
  ['categories', ['a', 'acme'], 0],
] as const)('counts the lines of %s %j', (scope, targets, total) => {
  expect(eligibleTotal(promotion({ scope, targets }), [memory, cable])).toBe(total);
});

test('returns the discount of a promotion that applies', () => {
  expect(evaluate({ scope: 'brands', targets: ['basics'] })).toMatchObject({
    eligible: 505,
    amount: 50,
    problem: null,
  });
});

// Each has every later problem too, and goes without one when its own is just avoided.
const nobody = { scope: 'brands', targets: ['nobody'] } as const;
const high = { minimum: asCentavos(10_506) };
const once = { maxPerCustomer: 1 };
const full = { maxRedemptions: 5, redemptions: 5 };
test.each([
  [
    'not_yet',
    { ...once, ...high, ...nobody, ...full, startsAt: after, endsAt: before },
    { startsAt: at },
  ],
  ['over', { ...once, ...high, ...nobody, ...full, endsAt: at }, { endsAt: after }],
  ['used_up', { ...once, ...high, ...nobody, ...full }, { ...full, redemptions: 4 }],
  ['not_for_these', { ...once, ...high, ...nobody }, { scope: 'brands', targets: ['basics'] }],
  ['below_minimum', { ...once, ...high }, { minimum: asCentavos(10_505) }],
  ['used_by_you', once, { maxPerCustomer: 2 }],
] as const)(
  'refuses with %s before later problems, and not at its limit',
  (problem, given, avoided) => {
    expect(evaluate(given, 1)).toMatchObject({ problem, amount: 0 });
    expect(evaluate(avoided, 1)).toMatchObject({ problem: null });
  },
);

test('refuses a percentage that comes to nothing', () => {
  const line = { ...cable, total: asCentavos(9) };
  expect(evaluatePromotion(promotion(), [line], { at, usedByBuyer: 0 })).toMatchObject({
    eligible: 9,
    problem: 'not_for_these',
  });
});

test('prefers the larger discount, then a code, then the lower id', () => {
  const bestOf = (...changes: Partial<Promotion>[]) =>
    bestPromotion(changes.map((change) => evaluate(change)))?.promotion;
  expect(bestOf({ value: 10, code: 'TEN' }, { value: 11 })).toMatchObject({ value: 11 });
  expect(bestOf({ id: '01' }, { id: '02', code: 'TEN' })).toMatchObject({ code: 'TEN' });
  expect(bestOf({ id: '0b' }, { id: '0a' }, { id: '0c' })).toMatchObject({ id: '0a' });
  expect(bestOf({ value: 50, endsAt: at }, { value: 5 })).toMatchObject({ value: 5 });
  expect(bestOf({ endsAt: at })).toBeUndefined();
});
