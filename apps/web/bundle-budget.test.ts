import { expect, test } from 'vitest';
import { firstLoad } from './bundle-budget.ts';

const manifest = {
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    root: { module: '/assets/root.js', imports: ['/assets/framework.js', '/assets/theme.js'] },
    home: { module: '/assets/home.js', parentId: 'root' },
    admin: { module: '/assets/admin.js', imports: ['/assets/charts.js'], parentId: 'root' },
  },
};

test('lists the manifest, the entry, the page and the routes around it, each once', () => {
  expect(firstLoad(manifest, 'home')).toEqual([
    '/assets/manifest.js',
    '/assets/entry.js',
    '/assets/framework.js',
    '/assets/root.js',
    '/assets/theme.js',
    '/assets/home.js',
  ]);
});

test('fails on a page that no longer exists', () => {
  expect(() => firstLoad(manifest, 'gone')).toThrow('gone');
});
