import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { securityEventKinds } from '@sirkito/commerce';
import { expect, test } from 'vitest';

test('[SC-30] [SC-31] every kind of security event has a test that stores it', () => {
  const tests = globSync('*.http.test.ts', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  );
  const stored = new Set(
    [...tests.join('\n').matchAll(/(?:\bkind: |findEvents\(shop, )'(\w+)'/g)].map(
      ([, kind]) => kind,
    ),
  );
  expect(securityEventKinds.filter((kind) => !stored.has(kind))).toEqual([]);
});
