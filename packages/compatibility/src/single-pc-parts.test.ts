import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { singlePcParts } from './single-pc-parts.ts';
import { isShownToBuyer } from './is-shown-to-buyer.ts';
import { part } from './testing/parts.ts';

const ids = (...categories: string[]) =>
  singlePcParts(
    categories.map((category, index) => part(category, {}, `${category} ${String(index)}`)),
  )?.map(({ categoryId }) => categoryId);

test('returns one PC unless a single slot is taken twice', () => {
  expect(ids('cpu', 'motherboard')).toEqual(['cpu', 'motherboard']);
  expect(ids('cpu', 'memory', 'memory')).toEqual(['cpu', 'memory', 'memory']);
  expect(ids('cpu', 'cpu', 'motherboard')).toBeUndefined();
});

test('returns undefined for fewer than two PC parts', () => {
  expect(ids('cpu')).toBeUndefined();
  expect(ids('cpu', 'thermal_paste')).toBeUndefined();
});

test('shows buyers conflicts, but no missing or unverified parts', () => {
  const { findings } = evaluate([
    part('cpu', { socket: 'AM5' }),
    part('motherboard', { socket: 'LGA1700' }),
  ]);
  expect(findings.filter(isShownToBuyer).map(({ rule }) => rule)).toEqual(['C1']);
});
