import { expect, test } from 'vitest';
import { withoutDefaults } from './browser-manifest.ts';

test('browsers get no false flags, imports that the entry has loaded or those of staff', () => {
  const home = { module: '/home.js', imports: ['/framework.js', '/shelf.js'] };
  const staff = { module: '/orders.js', imports: ['/staff.js'] };
  const manifest = {
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: ['/framework.js'] },
    routes: {
      home: { ...home, hasLoader: true, hasAction: false },
      robots: { module: '/r.js' },
      'routes/admin/orders/orders': staff,
    },
  };
  expect(withoutDefaults(manifest)).toEqual({
    ...manifest,
    routes: {
      home: { module: '/home.js', imports: ['/shelf.js'], hasLoader: true },
      robots: { module: '/r.js', imports: [] },
      'routes/admin/orders/orders': { module: '/orders.js', imports: [] },
    },
  });
});
