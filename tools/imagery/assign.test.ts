import { expect, test } from 'vitest';
import { assignPictures, withMirrored, type Look } from './assign.ts';

const look = (id: string, colour: string, rest: Partial<Look> = {}): Look => ({
  id,
  colour,
  subcategory: 'graphics_card',
  form: { fans: 2 },
  ...rest,
});
const card = (sku: string, attributes: Record<string, unknown>) => ({
  sku,
  category: 'graphics_card',
  attributes: { cooling: '2 Fans', ...attributes },
});
const pick = (attributes: Record<string, unknown>, ...looks: Look[]) =>
  assignPictures([card('A', attributes)], looks).get('A');

test('assigns pictures of the same subcategory, form and colour only', () => {
  const board = look('board', 'black', { subcategory: 'motherboard' });
  const wide = look('wide', 'black', { form: { fans: 3 } });
  const right = look('right', 'black');
  expect(pick({ color: 'Black' }, board, wide, look('white', 'white'), right)).toBe('right');
  expect(pick({ color: 'Black', cooling: '3 Fans' }, right, wide)).toBe('wide');
  expect(pick({ color: 'Black' }, board, wide)).toBeUndefined();
});

test('asks the picture for what only the catalogue states', () => {
  const part = { ...card('A', {}), form: { height: 'low profile' } };
  const low = look('low', 'black', { form: { fans: 2, height: 'low profile' } });
  expect(assignPictures([part], [look('usual', 'black')]).size).toBe(0);
  expect(assignPictures([part], [look('usual', 'black'), low]).get('A')).toBe('low');
});

test('matches single values, lists and ranges', () => {
  const plain = look('plain', 'black');
  const other = (fits: NonNullable<Look['fits']>) => look('other', 'black', { fits });
  expect(pick({ wireless: true }, plain, other({ wireless: true }))).toBe('other');
  expect(pick({ size: 27 }, plain, other({ size: { min: 26, max: 28 } }))).toBe('other');
  expect(pick({ size: 32 }, plain, other({ size: { min: 26, max: 28 } }))).toBe('plain');
  expect(pick({ kind: 'b' }, plain, other({ kind: ['a', 'b'] }))).toBe('other');
  expect(pick({ ports: ['x', 'y'] }, plain, other({ ports: 'y' }))).toBe('other');
  expect(pick({}, other({ lighting: 'ARGB' }), plain)).toBe('plain');
});

test('prefers the least used among equal pictures', () => {
  const parts = ['A', 'B', 'C', 'D'].map((sku) => card(sku, { color: 'Black' }));
  const chosen = assignPictures(parts, [look('one', 'black'), look('two', 'black')]);
  expect([...chosen.values()]).toEqual(['one', 'two', 'one', 'two']);
});

test('keeps the picture a part had while it shows the right form', () => {
  const looks = [
    look('one', 'black'),
    look('two', 'black'),
    look('three', 'black', { form: { fans: 3 } }),
  ];
  const had = (id: string) => assignPictures([card('A', {})], looks, new Map([['A', id]])).get('A');
  expect([had('two'), had('three')]).toEqual(['two', 'one']);
});

test('mirrors only looks without a fixed side', () => {
  const cooler = look('tower', 'black', { subcategory: 'cpu_cooling' });
  const ids = withMirrored([cooler, look('card', 'black')]).map(({ id }) => id);
  expect(ids).toEqual(['tower', 'tower~', 'card']);
});
