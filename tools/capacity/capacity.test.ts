import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../planting/tree.ts';
import { capacityTable, misses } from './capacity.ts';

test('docs/scale.md has the table that the computation prints', () => {
  expect(readFileSync(path.join(root, 'docs/scale.md'), 'utf8')).toContain(capacityTable());
});

test('a cache answers all but one request for each item and lifetime', () => {
  const pages = { items: 100, seconds: 10, count: 1 };
  // Rarely requested: hardly anything is cached. Busy: 100 pages every 10 s, in each of two caches.
  expect(misses(0.001, pages)).toBeCloseTo(0.001, 5);
  expect(misses(1e6, pages)).toBeCloseTo(10, 1);
  expect(misses(1e6, { ...pages, count: 2 })).toBeCloseTo(20, 1);
});
