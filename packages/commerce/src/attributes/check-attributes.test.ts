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

test('accepts valid attributes, however few', () => {
  expect(checkAttributes('cpu', ryzen)).toEqual([]);
  expect(checkAttributes('cpu', {})).toEqual([]);
});

test('reports attributes of another category as unknown', () => {
  expect(checkAttributes('cpu', { ...ryzen, rpm: 7200 })).toEqual([
    { key: 'rpm', problem: 'unknown', message: 'Unknown specification: rpm' },
  ]);
  expect(problemOf('cpu', { toString: 'x' })).toEqual([['toString', 'unknown']]);
});

test.each([
  ['a number as text', 'cpu', { coreCount: '6' }],
  ['NaN', 'cpu', { speed: Number.NaN }],
  ['text as a number', 'cpu', { socket: 5 }],
  ['a list as text', 'cpu', { memoryType: 'DDR5' }],
  ['a list of numbers', 'cpu', { memoryType: [5] }],
  ['a boolean as text', 'cpu', { includesCooler: 'Yes' }],
  ['a radiator mount in the wrong format', 'pc_case', { radiatorMounts: ['Top, 360'] }],
])('reports %s as wrong_kind', (_, categoryId, attributes) => {
  const [key] = Object.keys(attributes);
  expect(problemOf(categoryId, attributes)).toEqual([[key, 'wrong_kind']]);
});

test.each([
  ['megahertz for gigahertz', 'cpu', { speed: 4700 }],
  ['terabytes for gigabytes', 'storage_ssd', { capacity: 2 }],
  ['a fractional core count', 'cpu', { coreCount: 6.5 }],
  ['text that is too long', 'cpu', { socket: 'x'.repeat(201) }],
  ['a list that is too long', 'cpu', { memoryType: Array.from({ length: 41 }, () => 'DDR5') }],
])('reports %s as out_of_range', (_, categoryId, attributes) => {
  const [key] = Object.keys(attributes);
  expect(problemOf(categoryId, attributes)).toEqual([[key, 'out_of_range']]);
});

test.each([
  ['blank text', { socket: ' ' }],
  ['null', { coreCount: null }],
  ['a blank item', { memoryType: ['DDR5', ''] }],
])('reports %s as empty', (_, attributes) => {
  const [key] = Object.keys(attributes);
  expect(problemOf('cpu', attributes)).toEqual([[key, 'empty']]);
});

test('accepts an empty list, meaning none', () => {
  expect(checkAttributes('graphics_card', { powerConnectors: [] })).toEqual([]);
});

test('names the attribute, the bounds and the unit in the message', () => {
  const [problem] = checkAttributes('memory', { heightMm: 3.5 });
  expect(problem?.message).toBe('Height must be between 17 and 80 mm');
});

test.each([undefined, null, 'socket', ['AM5']])('rejects %j as attributes', (attributes) => {
  expect(problemOf('cpu', attributes)).toEqual([['', 'wrong_kind']]);
});
