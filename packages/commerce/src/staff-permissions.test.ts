import { expect, test } from 'vitest';
import { areaOf, canCall, staffAreas, staffRoles } from './staff-permissions.ts';

const none = '';
/** Same as the table in the handbook: owner, catalogue, orders, support. */
const handbook: [area: string, call: string, ...permissions: string[]][] = [
  ['products', '/api/admin/products/get', 'change', 'change', 'view', 'view'],
  ['products', '/api/admin/pictures', 'change', 'change', 'view', 'view'],
  ['inventory', '/api/admin/inventory/1', 'change', 'change', 'change', 'view'],
  ['orders', '/api/admin/orders/1', 'change', none, 'change', 'view'],
  ['reviews', '/api/admin/reviews', 'change', 'change', none, 'change'],
  ['reviews', '/api/admin/questions', 'change', 'change', none, 'change'],
  ['banners', '/api/admin/banners', 'change', 'change', none, none],
  ['promotions', '/api/admin/promotions', 'change', 'change', 'view', 'view'],
  ['customers', '/api/admin/customers', 'change', none, 'view', 'change'],
  ['messages', '/api/admin/messages', 'change', none, 'change', 'change'],
  ['dashboard', '/api/admin/dashboard', 'change', 'view', 'view', none],
  ['oneself', '/api/admin/me/views', 'change', 'change', 'change', 'change'],
  ['staff', '/api/admin/staff', 'change', none, none, none],
  ['settings', '/api/admin/settings', 'change', none, none, none],
  ['audit', '/api/admin/audit', 'change', none, none, none],
];

function permissionsFor(call: string): string[] {
  return staffRoles.map((role) => {
    const changes = ['POST', 'PUT', 'DELETE'].map((method) => canCall(role, method, call));
    if (changes.includes(true)) return changes.includes(false) ? 'some changes' : 'change';
    return canCall(role, 'GET', call) ? 'view' : none;
  });
}

test.each(handbook)('[RO-01] %s: %s is open to the roles in the handbook', (...row) => {
  const [area, call, ...permissions] = row;
  expect(areaOf(call)).toBe(area);
  expect(permissionsFor(call)).toEqual(permissions);
});

test('[RO-01] grants view wherever it grants change, and covers every area of the handbook', () => {
  for (const { view, change } of Object.values(staffAreas)) {
    expect([...view]).toEqual(expect.arrayContaining([...change]));
  }
  expect(new Set(handbook.map(([area]) => area))).toEqual(new Set(Object.keys(staffAreas)));
  expect(staffRoles).toEqual(['owner', 'catalogue', 'orders', 'support']);
});

test('restricts unlisted paths to the owner, also with a similar prefix', () => {
  expect(areaOf('/api/admin/orders-of-magnitude')).toBeUndefined();
  expect(staffRoles.filter((role) => canCall(role, 'GET', '/api/admin/new'))).toEqual(['owner']);
});
