import { expect, test } from 'vitest';
import { areaOf, mayCall, staffAreas, staffRoles } from './staff-rights.ts';

const nothing = '';
/** The table of the handbook: the owner, then the roles catalogue, orders and support. */
const handbook: [area: string, call: string, ...rights: string[]][] = [
  ['products', '/api/admin/products/get', 'change', 'change', 'look', 'look'],
  ['products', '/api/admin/pictures', 'change', 'change', 'look', 'look'],
  ['inventory', '/api/admin/inventory/1', 'change', 'change', 'change', 'look'],
  ['orders', '/api/admin/orders/1', 'change', nothing, 'change', 'look'],
  ['reviews', '/api/admin/reviews', 'change', 'change', nothing, 'change'],
  ['reviews', '/api/admin/questions', 'change', 'change', nothing, 'change'],
  ['banners', '/api/admin/banners', 'change', 'change', nothing, nothing],
  ['promotions', '/api/admin/promotions', 'change', 'change', 'look', 'look'],
  ['customers', '/api/admin/customers', 'change', nothing, 'look', 'change'],
  ['messages', '/api/admin/messages', 'change', nothing, 'change', 'change'],
  ['dashboard', '/api/admin/dashboard', 'change', 'look', 'look', nothing],
  ['oneself', '/api/admin/me/views', 'change', 'change', 'change', 'change'],
  ['staff', '/api/admin/staff', 'change', nothing, nothing, nothing],
  ['settings', '/api/admin/settings', 'change', nothing, nothing, nothing],
  ['audit', '/api/admin/audit', 'change', nothing, nothing, nothing],
];

function rightsIn(call: string): string[] {
  return staffRoles.map((role) => {
    const changes = ['POST', 'PUT', 'DELETE'].map((method) => mayCall(role, method, call));
    if (changes.includes(true)) return changes.includes(false) ? 'some changes' : 'change';
    return mayCall(role, 'GET', call) ? 'look' : nothing;
  });
}

test.each(handbook)('[RO-01] %s: %s is for the roles that the handbook names', (...row) => {
  const [area, call, ...rights] = row;
  expect(areaOf(call)).toBe(area);
  expect(rightsIn(call)).toEqual(rights);
});

test('[RO-01] whoever may change a part of the shop may look at it, and the handbook has them all', () => {
  for (const { look, change } of Object.values(staffAreas)) {
    expect([...look]).toEqual(expect.arrayContaining([...change]));
  }
  expect(new Set(handbook.map(([area]) => area))).toEqual(new Set(Object.keys(staffAreas)));
  expect(staffRoles).toEqual(['owner', 'catalogue', 'orders', 'support']);
});

test('what is in no row is for the owner alone, also what only begins alike', () => {
  expect(areaOf('/api/admin/orders-of-magnitude')).toBeUndefined();
  expect(staffRoles.filter((role) => mayCall(role, 'GET', '/api/admin/new'))).toEqual(['owner']);
});
