import { asCentavos } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { toCard } from './product-card.ts';
import type { CardRow } from './product-cards.queries.ts';

const headset = (isWireless: boolean): CardRow => ({
  id: '00000000-0000-7000-8000-000000000000',
  sku: 'HS-1',
  slug: 'headset',
  name: 'Headset',
  categoryId: 'headset',
  categoryName: 'Headset',
  brandId: 'sirkito',
  brandName: 'Sirkito',
  price: asCentavos(100_00),
  salePrice: null,
  saleStartsAt: null,
  saleEndsAt: null,
  ratingSum: 0,
  reviewCount: 0,
  sampleRatingSum: 0,
  sampleReviewCount: 0,
  onHand: 1,
  attributes: { type: 'Over-Ear', wireless: isWireless },
  images: [],
  placeholders: [],
});

test('shows features a product has and hides those it lacks', () => {
  expect(toCard(headset(true), new Date()).facts).toEqual(['Over-Ear', 'Wireless']);
  expect(toCard(headset(false), new Date()).facts).toEqual(['Over-Ear']);
});

test('shows a measure itself, not the range it is filtered by', () => {
  const card = { ...headset(false), categoryId: 'graphics_card' };
  const attributes = { chipset: 'GeForce RTX 5060', memory: 8, gpuLengthMm: 199 };
  expect(toCard({ ...card, attributes }, new Date()).facts).toEqual([
    'GeForce RTX 5060',
    '8 GB',
    '199 mm',
  ]);
});
