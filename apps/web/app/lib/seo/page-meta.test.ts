import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const matches = [
  { loaderData: { shopUrl: 'https://parts.example' } },
  { loaderData: { brandName: 'Sirkito', tagline: 'Parts' } },
  undefined,
];
const page = { title: 'Shipping', description: 'What it costs.', path: '/shop/shipping' };

test('sets the title, description and one absolute canonical URL', () => {
  const meta = pageMeta(matches, page);
  expect(meta).toContainEqual({ title: 'Shipping | Sirkito' });
  expect(meta).toContainEqual({ name: 'description', content: 'What it costs.' });
  const href = 'https://parts.example/shop/shipping';
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href });
  expect(meta).toContainEqual({ property: 'og:url', content: href });
});

test('uses the page’s image for link previews, or the shop’s', () => {
  const image = (picture?: string) =>
    pageMeta(matches, { ...page, picture }).find(
      (entry) => 'property' in entry && entry.property === 'og:image',
    );
  expect(image()).toMatchObject({ content: 'https://parts.example/open-graph.png' });
  expect(image('/pictures/a.webp')).toMatchObject({
    content: 'https://parts.example/pictures/a.webp',
  });
});

test('[DP-26] previews link to pictures at the CDN, and to nothing else there', () => {
  const root = {
    loaderData: { shopUrl: 'https://parts.example', imagesUrl: 'https://cdn.example' },
  };
  const image = (picture: string) =>
    pageMeta([root, matches[1]], { ...page, picture }).find(
      (entry) => 'property' in entry && entry.property === 'og:image',
    );
  expect(image('/api/images/gpu-0123456789abcdef.webp')).toMatchObject({
    content: 'https://cdn.example/api/images/gpu-0123456789abcdef.webp',
  });
  expect(image('/api/shop/builds/picture?parts=1')).toMatchObject({
    content: 'https://parts.example/api/shop/builds/picture?parts=1',
  });
});

test('keeps hidden pages out of search engines', () => {
  const meta = pageMeta(matches, { ...page, isHidden: true });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(meta.some((entry) => 'rel' in entry)).toBe(false);
});

test('titles the home page with the shop’s name and tagline', () => {
  const { description } = page;
  expect(pageMeta(matches, { description, path: '/shop/home' })).toContainEqual({
    title: 'Sirkito | Parts',
  });
});
