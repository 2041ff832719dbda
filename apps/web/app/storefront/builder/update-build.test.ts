import { slots } from '@sirkito/compatibility';
import { expect, test } from 'vitest';
import { addPart, partToReplace, placePart, without } from './update-build.ts';

const part = (_id: string, id: string) => ({ _id, category: { id, name: id } });
const slotById = (id: string) => {
  const slot = slots.find((one) => one.id === id);
  if (!slot) throw new RangeError(id);
  return slot;
};

test('replaces the processor already in the slot', () => {
  const known = [part('a', 'cpu'), part('m', 'memory')];
  const choice = part('b', 'cpu');
  expect(addPart(slotById('cpu'), ['a', 'm'], { choice, known })).toEqual(['m', 'b']);
});

test('adds a second drive of another type to the storage slot', () => {
  const known = [part('s', 'storage_ssd')];
  const choice = part('h', 'storage_hdd');
  expect(addPart(slotById('storage'), ['s'], { choice, known })).toEqual(['s', 'h']);
});

test('keeps parts that have not loaded yet', () => {
  const choice = part('b', 'motherboard');
  expect(addPart(slotById('motherboard'), ['a'], { choice, known: [] })).toEqual(['a', 'b']);
});

test('removes one of two identical parts', () => {
  expect(without(['a', 'b', 'a'], 'a')).toEqual(['b', 'a']);
  expect(without(['a'], 'nothing')).toEqual(['a']);
});

const finding = (...parts: string[]) => ({ parts });

test('replaces the part a conflict is about, not the first in its slot', () => {
  const drives = [part('disk', 'storage_hdd'), part('m2', 'storage_ssd')];
  expect(partToReplace(finding('m2', 'board'), { slotId: 'storage', parts: drives })).toBe('m2');
});

test('adds to a multi-part slot when the conflict is not about its parts', () => {
  const parts = [part('card', 'graphics_card'), part('supply', 'power_supply')];
  expect(partToReplace(finding('other'), { slotId: 'graphics_card', parts })).toBeUndefined();
  expect(partToReplace(finding('other'), { slotId: 'power_supply', parts })).toBe('supply');
});

test('[BD-03] a part added from the shop replaces the one in its slot, drives and monitors add up', () => {
  const known = [
    part('old', 'graphics_card'),
    part('old', 'graphics_card'),
    part('disk', 'storage_hdd'),
  ];
  const ids = known.map(({ _id }) => _id);
  expect(placePart(part('new', 'graphics_card'), { ids, known })).toEqual({
    ids: ['disk', 'new'],
    replaced: [known[0]],
  });
  expect(placePart(part('ssd', 'storage_ssd'), { ids, known })).toEqual({
    ids: [...ids, 'ssd'],
    replaced: [],
  });
  expect(placePart(part('chip', 'cpu'), { ids, known }).replaced).toEqual([]);
});
