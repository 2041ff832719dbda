import { expect, test } from 'vitest';
import { sitemap, sitemapIndex } from './sitemap.ts';

test('escapes URLs for XML', () => {
  const file = sitemap([
    { address: 'https://parts.example/shop/listing?category=cpu&page=2' },
    { address: 'https://parts.example/a', changedAt: '2026-11-15T00:00:00.000Z' },
  ]);
  expect(file).toContain(
    '<url><loc>https://parts.example/shop/listing?category=cpu&amp;page=2</loc></url>',
  );
  expect(file).toContain('<lastmod>2026-11-15T00:00:00.000Z</lastmod>');
  expect(file).toMatch(/^<\?xml[^>]+>\n<urlset xmlns="http:\/\/www.sitemaps.org/);
});

test('lists its files in the index', () => {
  expect(sitemapIndex(['https://parts.example/sitemaps/pages.xml'])).toContain(
    '<sitemap><loc>https://parts.example/sitemaps/pages.xml</loc></sitemap>',
  );
});
