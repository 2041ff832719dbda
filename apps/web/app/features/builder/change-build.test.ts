import { slots } from '@sirkito/compatibility';
import { expect, test } from 'vitest';
import { chosenInto, goingFor, without } from './change-build.ts';

const part = (_id: string, id: string) => ({ _id, category: { id, name: id } });
const place = (id: string) => {
  const slot = slots.find((one) => one.id === id);
  if (!slot) throw new RangeError(id);
  return slot;
};

test('a processor takes the place of the one before', () => {
  const known = [part('a', 'cpu'), part('m', 'memory')];
  const choice = part('b', 'cpu');
  expect(chosenInto(place('cpu'), ['a', 'm'], { choice, known })).toEqual(['m', 'b']);
});

test('a second drive stands beside the first, whatever its kind', () => {
  const known = [part('s', 'storage_ssd')];
  const choice = part('h', 'storage_hdd');
  expect(chosenInto(place('storage'), ['s'], { choice, known })).toEqual(['s', 'h']);
});

test('what has not been fetched yet is not lost', () => {
  const choice = part('b', 'motherboard');
  expect(chosenInto(place('motherboard'), ['a'], { choice, known: [] })).toEqual(['a', 'b']);
});

test('of two the same one goes', () => {
  expect(without(['a', 'b', 'a'], 'a')).toEqual(['b', 'a']);
  expect(without(['a'], 'nothing')).toEqual(['a']);
});

const finding = (...parts: string[]) => ({ parts });

test('what a conflict asks to change is the part it is about, not the first in its place', () => {
  const drives = [part('disk', 'storage_hdd'), part('m2', 'storage_ssd')];
  expect(goingFor(finding('m2', 'board'), { slotId: 'storage', parts: drives })).toBe('m2');
});

test('a place of several that a conflict is not about takes one more', () => {
  const parts = [part('card', 'graphics_card'), part('supply', 'power_supply')];
  expect(goingFor(finding('other'), { slotId: 'graphics_card', parts })).toBeUndefined();
  expect(goingFor(finding('other'), { slotId: 'power_supply', parts })).toBe('supply');
});
