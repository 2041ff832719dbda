import { expect, test } from 'vitest';
import { firstLoad, watchedPages } from './bundle-budget.ts';

const manifest = {
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    root: { module: '/assets/root.js', imports: ['/assets/framework.js', '/assets/theme.js'] },
    home: { module: '/assets/home.js' },
    admin: { module: '/assets/admin.js', imports: ['/assets/charts.js'] },
  },
};

test('a first load is the manifest, the entry and the routes with what they import, each once', () => {
  expect(firstLoad(manifest, ['root', 'home'])).toEqual([
    '/assets/manifest.js',
    '/assets/entry.js',
    '/assets/framework.js',
    '/assets/root.js',
    '/assets/theme.js',
    '/assets/home.js',
  ]);
});

test('a page that is no longer there fails the check', () => {
  expect(() => firstLoad(manifest, ['gone'])).toThrow('gone');
});

test('home, listing and product are watched, and a build without any of them fails', () => {
  const page = { module: '/assets/page.js' };
  const routes = { root: page, 'routes/shop/home': page, 'routes/shop/faq': page };
  expect(watchedPages({ routes })).toEqual(['routes/shop/home']);
  expect(() => watchedPages({ routes: { root: page } })).toThrow('none of the pages');
});
