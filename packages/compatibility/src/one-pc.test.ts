import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { onePc } from './one-pc.ts';
import { tellBuyer } from './tell-buyer.ts';
import { part } from './testing/parts.ts';

const ids = (...categories: string[]) =>
  onePc(
    categories.map((category, place) => part(category, {}, `${category} ${String(place)}`)),
  )?.map(({ categoryId }) => categoryId);

test('what is bought together is one PC unless it holds two of what a PC has one of', () => {
  expect(ids('cpu', 'motherboard')).toEqual(['cpu', 'motherboard']);
  expect(ids('cpu', 'memory', 'memory')).toEqual(['cpu', 'memory', 'memory']);
  expect(ids('cpu', 'cpu', 'motherboard')).toBeUndefined();
});

test('one part alone, or beside what is no part, has nothing to fit', () => {
  expect(ids('cpu')).toBeUndefined();
  expect(ids('cpu', 'thermal_paste')).toBeUndefined();
});

test('a buyer is told of conflicts between parts, not of what is missing or unverified', () => {
  const { findings } = evaluate([
    part('cpu', { socket: 'AM5' }),
    part('motherboard', { socket: 'LGA1700' }),
  ]);
  expect(findings.filter(tellBuyer).map(({ rule }) => rule)).toEqual(['C1']);
});
