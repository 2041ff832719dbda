import { expect, test } from 'vitest';
import { BannerBody } from './banners/staff-schemas.ts';
import { ManualQuoteBody } from './orders/staff-manual-schemas.ts';
import { PromotionBody } from './promotions/staff-schemas.ts';

const promotion = {
  name: 'Payday sale',
  code: null,
  kind: 'percent',
  value: 10,
  scope: 'all',
  targets: [],
  minimum: 0,
  maxRedemptions: null,
  maxPerCustomer: null,
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
])('requires the end of %s after its start, comparing times, not text', (_, body, fields) => {
  const isValid = (startsAt: string, endsAt: string) =>
    body.safeParse({ ...fields, startsAt, endsAt }).success;
  expect(isValid(sooner, later)).toBe(true);
  expect(isValid(later, sooner)).toBe(false);
  expect(isValid(later, later)).toBe(false);
});

test('[SC-73] a banner leads to a page of the shop', () => {
  const period = { startsAt: null, endsAt: null };
  const accepts = (link: string) => BannerBody.safeParse({ ...banner, ...period, link }).success;
  expect(accepts('/shop/listing?category=cpu&sort=price-lowtohigh#top')).toBe(true);
  for (const link of [
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    '/\n//elsewhere.test',
    '/shop\\elsewhere.test',
    'https://elsewhere.test',
  ]) {
    expect(accepts(link), link).toBe(false);
  }
});

test('accepts each product once in a manual order, ignoring case in ids', () => {
  const [one, other] = [
    '0199f0aa-1b2c-7d3e-8f4a-5b6c7d8e9f0a',
    '0199f0aa-1b2c-7d3e-8f4a-5b6c7d8e9f0b',
  ];
  const isValid = (...ids: string[]) =>
    ManualQuoteBody.safeParse({
      items: ids.map((productId) => ({ productId, quantity: 1 })),
      fullName: 'Maria Santos',
      phone: '0917 555 0142',
      payment: 'cash',
    }).success;
  expect(isValid(one, other)).toBe(true);
  expect(isValid(one, one.toUpperCase())).toBe(false);
});
