import { expect, test } from 'vitest';
import { isKeyOf, isOneOf, isRecord, recordOf } from './typed-keys.ts';

test('accepts only own keys and listed values', () => {
  expect(['a', 'b', 'toString'].filter((key) => isKeyOf({ a: 1 }, key))).toEqual(['a']);
  expect(['a', 'b', null].filter((value) => isOneOf(['a', 'c'], value))).toEqual(['a']);
});

test('accepts only objects as records', () => {
  const values = [{}, { a: 1 }, [], null, undefined, 'a'];
  expect(values.filter((value) => isRecord(value))).toEqual([{}, { a: 1 }]);
});

test('gives every key its value', () => {
  expect(recordOf(['a', 'bc'], (key) => key.length)).toEqual({ a: 1, bc: 2 });
});
