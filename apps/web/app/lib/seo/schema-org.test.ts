import type { Pesos } from '@sirkito/commerce';
import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { expect, test } from 'vitest';
import { breadcrumbList, productThing } from './schema-org.ts';
import { safeJson } from './structured-data.tsx';

const shopUrl = 'https://parts.example';
const pesos = (amount: number) => amount as Pesos;
const product: ProductDetail = {
  _id: '0199aaaa-0000-7000-8000-000000000001',
  slug: 'a-card',
  name: 'A card',
  sku: 'GPU-1',
  images: ['/pictures/a-card'],
  imagePlaceholders: [],
  brand: { id: 'asus', name: 'ASUS' },
  category: { id: 'graphics_card', name: 'Graphics Card', path: [] },
  price: pesos(24_995),
  salePrice: pesos(0),
  saleEndsAt: null,
  totalStock: 2,
  facts: [],
  rating: 0,
  reviewCount: 0,
  hasSampleReviews: false,
  verifiedRating: { rating: 0, reviewCount: 0 },
  categoryPath: [],
  description: 'Two fans.',
  attributes: { mpn: 'M-1' },
  specifications: [],
  warrantyMonths: 36,
  weightG: null,
  boxMm: null,
  status: 'active',
  createdAt: '2026-11-15T00:00:00.000Z',
  figures: [],
  fit: { needs: [], limits: [] },
  related: [],
  pricesHoldUntil: null,
};

const urls = { shopUrl, imagesUrl: '' };

test('[DP-26] names pictures at the CDN', () => {
  const imagesUrl = 'https://cdn.parts.example';
  expect(productThing({ shopUrl, imagesUrl }, product)).toMatchObject({
    image: ['https://cdn.parts.example/pictures/a-card.webp'],
    '@id': expect.stringMatching(/^https:\/\/parts\.example/),
  });
});

test('describes a product with its current price and availability', () => {
  const address = 'https://parts.example/shop/product/0199aaaa-0000-7000-8000-000000000001/a-card';
  expect(productThing(urls, product)).toMatchObject({
    '@id': address,
    mpn: 'M-1',
    image: ['https://parts.example/pictures/a-card.webp'],
    offers: {
      price: '24995.00',
      priceCurrency: 'PHP',
      availability: 'https://schema.org/InStock',
      url: address,
    },
  });
  const saleEndsAt = '2026-12-01T00:00:00.000Z';
  const onSale = { ...product, salePrice: pesos(19_995.5), saleEndsAt, totalStock: 0 };
  expect(productThing(urls, onSale)).toMatchObject({
    offers: {
      price: '19995.50',
      priceValidUntil: saleEndsAt,
      availability: 'https://schema.org/OutOfStock',
    },
  });
});

test('[HN-01] counts reviews by buyers only, and omits the rating without any', () => {
  const sampled = { ...product, rating: 4.9, reviewCount: 8, hasSampleReviews: true };
  expect(productThing(urls, sampled)).not.toHaveProperty('aggregateRating');
  const verifiedRating = { rating: 4.5, reviewCount: 2 };
  expect(productThing(urls, { ...sampled, verifiedRating })).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

test('numbers breadcrumbs from the home page', () => {
  const crumbs = [
    { to: '/shop/home', label: 'Home' },
    { to: '/shop/listing', label: 'All Products' },
  ];
  expect(breadcrumbList(shopUrl, crumbs)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://parts.example/shop/home' },
      { position: 2, name: 'All Products' },
    ],
  });
});

test('escapes markup so that no name can close the script element', () => {
  const json = safeJson({ name: '</script><script>alert(1)</script>' });
  expect(json).not.toMatch(/[<>]/);
  expect(JSON.parse(json)).toMatchObject({ name: '</script><script>alert(1)</script>' });
});
