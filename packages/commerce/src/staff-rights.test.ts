import { expect, test } from 'vitest';
import { areaOf, mayCall, staffRoles } from './staff-rights.ts';

test('a role may only what its row of the table says', () => {
  const may = (method: string, path: string) =>
    staffRoles.filter((role) => mayCall(role, method, path));
  expect(may('GET', '/api/admin/products/get')).toEqual(staffRoles);
  expect(may('PUT', '/api/admin/products/edit/1')).toEqual(['owner', 'catalogue']);
  expect(may('PUT', '/api/admin/orders/1/status')).toEqual(['owner', 'orders']);
  expect(may('GET', '/api/admin/orders/get')).toEqual(['owner', 'orders', 'support']);
  expect(may('PUT', '/api/admin/settings/store')).toEqual(['owner']);
});

test('what is in no row is for the owner alone, also what only begins alike', () => {
  expect(areaOf('/api/admin/orders-of-magnitude')).toBeUndefined();
  expect(staffRoles.filter((role) => mayCall(role, 'GET', '/api/admin/new'))).toEqual(['owner']);
});
