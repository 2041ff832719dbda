import { expect, test } from 'vitest';
import { assignPictures, withMirrored, type Look } from './assign.ts';

const look = (id: string, colour: string, fits: Look['fits'] = {}): Look => ({
  id,
  colour,
  fits,
  subcategory: 'graphics_card',
});
const card = (sku: string, attributes: Record<string, unknown>) => ({
  sku,
  category: 'graphics_card',
  attributes,
});
const pick = (attributes: Record<string, unknown>, ...looks: Look[]) =>
  assignPictures([card('A', attributes)], looks).get('A');

test('assigns pictures of the same subcategory only', () => {
  const board = { ...look('board', 'black'), subcategory: 'motherboard' };
  expect(pick({ color: 'Black' }, board, look('card', 'white'))).toBe('card');
  expect(() => pick({ color: 'Black' }, board)).toThrow(/no picture of any graphics_card/);
});

test('weighs colour above other attributes', () => {
  const white = look('white', 'white', { cooling: '3 Fans', slotWidth: { min: 2 } });
  const black = look('black', 'black', { cooling: '2 Fans', slotWidth: { max: 3 } });
  const facts = { cooling: '2 Fans', slotWidth: 2.5 };
  expect(pick({ ...facts, color: 'White' }, black, white)).toBe('white');
  expect(pick({ ...facts, color: 'Black' }, white, black)).toBe('black');
});

test('matches single values, lists and ranges', () => {
  const plain = look('plain', 'black');
  expect(pick({ wireless: true }, plain, look('air', 'black', { wireless: true }))).toBe('air');
  expect(pick({ size: 27 }, plain, look('mid', 'black', { size: { min: 26, max: 28 } }))).toBe(
    'mid',
  );
  expect(pick({ size: 32 }, plain, look('mid', 'black', { size: { min: 26, max: 28 } }))).toBe(
    'plain',
  );
  expect(pick({ kind: 'b' }, plain, look('any', 'black', { kind: ['a', 'b'] }))).toBe('any');
  expect(pick({ ports: ['x', 'y'] }, plain, look('list', 'black', { ports: 'y' }))).toBe('list');
  expect(pick({}, look('lit', 'black', { lighting: 'ARGB' }), plain)).toBe('plain');
});

test('prefers the least used among equal pictures', () => {
  const parts = ['A', 'B', 'C', 'D'].map((sku) => card(sku, { color: 'Black' }));
  const chosen = assignPictures(parts, [look('one', 'black'), look('two', 'black')]);
  expect([...chosen.values()]).toEqual(['one', 'two', 'one', 'two']);
});

test('mirrors only looks without a fixed side', () => {
  const cooler = { ...look('tower', 'black'), subcategory: 'cpu_cooling' };
  const ids = withMirrored([cooler, look('card', 'black')]).map(({ id }) => id);
  expect(ids).toEqual(['tower', 'tower~', 'card']);
});
