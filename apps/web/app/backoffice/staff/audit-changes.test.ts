import { expect, test } from 'vitest';
import { auditChanges } from './audit-changes.ts';

test('lists only changed fields and shows missing values as empty', () => {
  expect(auditChanges({ name: 'A', price: 1 }, { name: 'A', price: 2, tags: ['x'] })).toEqual([
    { field: 'price', was: '1', is: '2' },
    { field: 'tags', was: 'empty', is: '["x"]' },
  ]);
  expect(auditChanges(null, null)).toEqual([]);
});
