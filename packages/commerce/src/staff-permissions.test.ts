import { expect, test } from 'vitest';
import {
  hasPermission,
  requiresTwoFactor,
  staffAreas,
  staffRoles,
  type StaffArea,
} from './staff-permissions.ts';

const none = '';
/** Same as the table in the handbook: owner, catalogue, orders, support. */
const handbook: [area: StaffArea, ...permissions: string[]][] = [
  ['products', 'change', 'change', 'view', 'view'],
  ['inventory', 'change', 'change', 'change', 'view'],
  ['orders', 'change', none, 'change', 'view'],
  ['reviews', 'change', 'change', none, 'change'],
  ['banners', 'change', 'change', none, none],
  ['promotions', 'change', 'change', 'view', 'view'],
  ['customers', 'change', none, 'view', 'change'],
  ['messages', 'change', none, 'change', 'change'],
  ['dashboard', 'change', 'view', 'view', none],
  ['books', 'change', none, 'view', none],
  ['oneself', 'change', 'change', 'change', 'change'],
  ['staff', 'change', none, none, none],
  ['settings', 'change', none, none, none],
  ['audit', 'change', none, none, none],
];

test.each(handbook)('[RO-01] %s is open to the roles in the handbook', (area, ...permissions) => {
  const permissionsFor = staffRoles.map((role) => {
    if (hasPermission(role, area, 'change')) return 'change';
    return hasPermission(role, area, 'view') ? 'view' : none;
  });
  expect(permissionsFor).toEqual(permissions);
});

test('[RO-01] grants view wherever it grants change, and covers every area of the handbook', () => {
  for (const { view, change } of Object.values(staffAreas)) {
    expect([...view]).toEqual(expect.arrayContaining([...change]));
  }
  expect(new Set(handbook.map(([area]) => area))).toEqual(new Set(Object.keys(staffAreas)));
  expect(staffRoles).toEqual(['owner', 'catalogue', 'orders', 'support']);
});

test('[SC-20] requires two-factor authentication of every role that sees money or personal data', () => {
  // Catalogue sees sales on the dashboard.
  expect(staffRoles.filter(requiresTwoFactor)).toEqual(['owner', 'catalogue', 'orders', 'support']);
});
