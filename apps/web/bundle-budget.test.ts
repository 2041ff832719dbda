import { expect, test } from 'vitest';
import { firstLoad, budgetedPages } from './bundle-budget.ts';

const manifest = {
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    root: { module: '/assets/root.js', imports: ['/assets/framework.js', '/assets/theme.js'] },
    home: { module: '/assets/home.js' },
    admin: { module: '/assets/admin.js', imports: ['/assets/charts.js'] },
  },
};

test('lists the manifest, the entry and the routes with their imports, each once', () => {
  expect(firstLoad(manifest, ['root', 'home'])).toEqual([
    '/assets/manifest.js',
    '/assets/entry.js',
    '/assets/framework.js',
    '/assets/root.js',
    '/assets/theme.js',
    '/assets/home.js',
  ]);
});

test('fails on a page that no longer exists', () => {
  expect(() => firstLoad(manifest, ['gone'])).toThrow('gone');
});

test('checks home, listing and product, and fails a build that has none of them', () => {
  const page = { module: '/assets/page.js' };
  const routes = { root: page, 'routes/shop/home': page, 'routes/shop/faq': page };
  expect(budgetedPages({ routes })).toEqual(['routes/shop/home']);
  expect(() => budgetedPages({ routes: { root: page } })).toThrow('no page with a size budget');
});
