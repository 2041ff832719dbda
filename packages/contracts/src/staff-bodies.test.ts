import { expect, test } from 'vitest';
import { BannerBody } from './banner-staff.ts';
import { ManualQuoteBody } from './manual-order-staff.ts';
import { PromotionBody } from './promotion-staff.ts';

const promotion = {
  name: 'Payday sale',
  code: null,
  kind: 'percent',
  value: 10,
  scope: 'all',
  targets: [],
  minimum: 0,
  maxUses: null,
  maxEach: null,
};
const banner = {
  kind: 'hero',
  title: 'Payday',
  text: '',
  link: '/shop/deals',
  linkLabel: 'See them',
  picture: null,
  isActive: true,
};
const [sooner, later] = ['2026-11-17T00:00:00Z', '2026-11-17T00:00:00.500Z'];

test.each([
  ['a promotion', PromotionBody, promotion],
  ['a banner', BannerBody, banner],
])('%s ends after its start by the clock, however its moments are written', (_, body, given) => {
  const isTaken = (startsAt: string, endsAt: string) =>
    body.safeParse({ ...given, startsAt, endsAt }).success;
  expect(isTaken(sooner, later)).toBe(true);
  expect(isTaken(later, sooner)).toBe(false);
  expect(isTaken(later, later)).toBe(false);
});

test('a product is named once in an order taken by hand, however its id is written', () => {
  const [one, other] = [
    '0199f0aa-1b2c-7d3e-8f4a-5b6c7d8e9f0a',
    '0199f0aa-1b2c-7d3e-8f4a-5b6c7d8e9f0b',
  ];
  const isTaken = (...ids: string[]) =>
    ManualQuoteBody.safeParse({
      items: ids.map((productId) => ({ productId, quantity: 1 })),
      fullName: 'Maria Santos',
      phone: '0917 555 0142',
      payment: 'cash',
    }).success;
  expect(isTaken(one, other)).toBe(true);
  expect(isTaken(one, one.toUpperCase())).toBe(false);
});
