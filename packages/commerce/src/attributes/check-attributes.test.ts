import { expect, test } from 'vitest';
import { checkAttributes } from './check-attributes.ts';

const ryzen = {
  type: 'Ryzen 5',
  socket: 'AM5',
  coreCount: 6,
  speed: 4.7,
  memoryType: ['DDR5'],
  includesCooler: false,
};

const problemOf = (categoryId: string, attributes: unknown) =>
  checkAttributes(categoryId, attributes).map(({ key, problem }) => [key, problem]);

test('a part with sound facts has no problem, however few they are', () => {
  expect(checkAttributes('cpu', ryzen)).toEqual([]);
  expect(checkAttributes('cpu', {})).toEqual([]);
});

test('a fact of another kind of part is unknown', () => {
  expect(checkAttributes('cpu', { ...ryzen, rpm: 7200 })).toEqual([
    { key: 'rpm', problem: 'unknown', message: 'rpm is not a fact of this subcategory' },
  ]);
  expect(problemOf('cpu', { toString: 'x' })).toEqual([['toString', 'unknown']]);
});

test.each([
  ['a number as words', 'cpu', { coreCount: '6' }],
  ['no number at all', 'cpu', { speed: Number.NaN }],
  ['words as a number', 'cpu', { socket: 5 }],
  ['a list as words', 'cpu', { memoryType: 'DDR5' }],
  ['a list of numbers', 'cpu', { memoryType: [5] }],
  ['yes as words', 'cpu', { includesCooler: 'Yes' }],
  ['a mount that no rule can read', 'pc_case', { radiatorMounts: ['Top, 360'] }],
])('%s is the wrong kind', (_, categoryId, attributes) => {
  const [key] = Object.keys(attributes);
  expect(problemOf(categoryId, attributes)).toEqual([[key, 'wrong_kind']]);
});

test.each([
  ['megahertz for gigahertz', 'cpu', { speed: 4700 }],
  ['terabytes for gigabytes', 'storage_ssd', { capacity: 2 }],
  ['half a core', 'cpu', { coreCount: 6.5 }],
  ['a novel', 'cpu', { socket: 'x'.repeat(201) }],
  ['a list without end', 'cpu', { memoryType: Array.from({ length: 41 }, () => 'DDR5') }],
])('%s is out of range', (_, categoryId, attributes) => {
  const [key] = Object.keys(attributes);
  expect(problemOf(categoryId, attributes)).toEqual([[key, 'out_of_range']]);
});

test.each([
  ['blank words', { socket: ' ' }],
  ['null', { coreCount: null }],
  ['a blank item', { memoryType: ['DDR5', ''] }],
])('%s stand for nothing: the fact is left out instead', (_, attributes) => {
  const [key] = Object.keys(attributes);
  expect(problemOf('cpu', attributes)).toEqual([[key, 'empty']]);
});

test('an empty list says that there are none', () => {
  expect(checkAttributes('graphics_card', { powerConnectors: [] })).toEqual([]);
});

test('the message names the fact, the bounds and the unit', () => {
  const [problem] = checkAttributes('memory', { heightMm: 3.5 });
  expect(problem?.message).toBe('Height must be from 17 to 80 mm');
});

test.each([undefined, null, 'socket', ['AM5']])('%j is not a set of facts', (attributes) => {
  expect(problemOf('cpu', attributes)).toEqual([['', 'wrong_kind']]);
});
