import { usualShipping } from '@sirkito/commerce';
import { ShippingTable } from '@sirkito/contracts/shipping';
import { expect, test } from 'vitest';
import { fixedField, shippingLabel, toFields, toTable } from './shipping-fields.ts';

test('a table goes into the form and comes out as it was', () => {
  expect(toTable(toFields(ShippingTable.parse(usualShipping)))).toEqual(usualShipping);
  expect(toFields(ShippingTable.parse(usualShipping))).toHaveProperty([fixedField], '75');
});

test('each figure has a name of its own', () => {
  const names = Object.keys(toFields(ShippingTable.parse(usualShipping))).map(shippingLabel);
  expect(names).toContain('Rest of Luzon, to 6 kg');
  expect(new Set(names).size).toBe(6 * 7 + 2);
});

test.each([
  ['zones.luzon.fees.1', 'a lot'],
  ['zones.luzon.fees.1', ''],
  ['zones.luzon.days.1', '1'],
  ['freeFrom', '-1'],
  [fixedField, '80'],
])('[OR-08] %s as “%s” is refused where it stands', (field, text) => {
  const fields = { ...toFields(ShippingTable.parse(usualShipping)), [field]: text };
  const issues = ShippingTable.safeParse(toTable(fields)).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.')).join()).toMatch(field.replace(/\.1$/, ''));
});
