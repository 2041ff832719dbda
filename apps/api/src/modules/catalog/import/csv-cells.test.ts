import { expect, test } from 'vitest';
import { fromCell, toCell } from './csv-cells.ts';

test.each([
  ['text', 'AM5'],
  ['text', '007'],
  ['text', ' blank at both ends '],
  ['text', '=HYPERLINK("http://a.example")'],
  ['text', "'=1+1"],
  ['text', "it's"],
  ['text', 'two\nlines, "quoted"'],
  ['number', 3.6],
  ['number', 0],
  ['flag', true],
  ['flag', false],
  ['texts', ['DDR4', 'DDR5']],
  ['texts', []],
  ['texts', ['one | two', 'back\\slash', ' blank ', '-12V']],
  ['texts', ['=1', '@two']],
  ['numbers', [230, 150, 50]],
] as const)('a %s is read back as it was: %j', (kind, value) => {
  expect(fromCell(kind, toCell(value))).toEqual(value);
});

test('writes unknown values as blank cells and reads blank cells as null', () => {
  expect(toCell(undefined)).toBe('');
  expect(fromCell('text', '')).toBe(null);
  expect(fromCell('flag', '')).toBe(null);
});

test('escapes cells that start like a formula', () => {
  const cells = ['=1', '+1', '-1', '@a', '\t=1', '\r=1', ['=1', 'b']].map(toCell);
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test('accepts yes, TRUE and spaces around the separator', () => {
  expect(fromCell('flag', 'Yes')).toBe(true);
  expect(fromCell('flag', 'TRUE')).toBe(true);
  expect(fromCell('flag', 'no')).toBe(false);
  expect(fromCell('texts', 'DDR4 | DDR5 |')).toEqual(['DDR4', 'DDR5']);
});

test('keeps values of the wrong kind as text', () => {
  expect(fromCell('number', '12,995.00')).toBe('12,995.00');
  expect(fromCell('flag', 'maybe')).toBe('maybe');
  expect(fromCell('numbers', '230|wide|50')).toEqual([230, 'wide', 50]);
});
