import { defaultShippingTable } from '@sirkito/commerce';
import { ShippingTable } from '@sirkito/contracts/shipping/schemas';
import { get, set } from 'react-hook-form';
import { expect, test } from 'vitest';
import { changedFields } from '../shared/forms/changed-fields.ts';
import { fixedField, shippingLabel, toFields, toTable } from './shipping-fields.ts';

test('round-trips a table through the form fields', () => {
  expect(toTable(toFields(ShippingTable.parse(defaultShippingTable)))).toEqual(
    defaultShippingTable,
  );
  expect(get(toFields(ShippingTable.parse(defaultShippingTable)), fixedField)).toBe('75');
});

test('labels each field uniquely', () => {
  const fields = toFields(ShippingTable.parse(defaultShippingTable));
  const names = changedFields(undefined, fields).map(shippingLabel);
  expect(names).toContain('Rest of Luzon, up to 6 kg');
  expect(new Set(names).size).toBe(6 * 7 + 2);
});

test.each([
  ['zones.luzon.fees.1', 'a lot'],
  ['zones.luzon.fees.1', ''],
  ['zones.luzon.days.1', '1'],
  ['freeFrom', '-1'],
  [fixedField, '80'],
])('[OR-08] rejects %s set to “%s” on that field', (field, text) => {
  const fields = toFields(ShippingTable.parse(defaultShippingTable));
  set(fields, field, text);
  const issues = ShippingTable.safeParse(toTable(fields)).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.')).join()).toMatch(field.replace(/\.1$/, ''));
});
