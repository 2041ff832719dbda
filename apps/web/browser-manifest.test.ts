import { expect, test } from 'vitest';
import { withoutDefaults } from './browser-manifest.ts';

test('browsers get no flags that are false and no imports that the entry has loaded', () => {
  const home = { module: '/home.js', imports: ['/framework.js', '/shelf.js'] };
  const manifest = {
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: ['/framework.js'] },
    routes: { home: { ...home, hasLoader: true, hasAction: false }, robots: { module: '/r.js' } },
  };
  expect(withoutDefaults(manifest)).toEqual({
    ...manifest,
    routes: {
      home: { module: '/home.js', imports: ['/shelf.js'], hasLoader: true },
      robots: { module: '/r.js', imports: [] },
    },
  });
});
