import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const before = { name: 'Sale', zones: { luzon: { days: ['2', '4'] } } };

test('lists no field of equal values', () => {
  expect(changedFields(before, structuredClone(before))).toEqual([]);
});

test('lists changed fields by path, also one that is new', () => {
  const after = { name: 'Sale', zones: { luzon: { days: ['2', '5'] } }, code: 'PAYDAY' };
  expect(changedFields(before, after)).toEqual(['zones.luzon.days.1', 'code']);
});
