import { expect, test } from 'vitest';
import { staffCodeForShoppers } from './staff-apart.ts';

const app = '/shop/apps/web/app';
const chunk = (
  fileName: string,
  facade: string | null,
  moduleIds: string[],
  imports: string[] = [],
) => ({
  fileName,
  facadeModuleId: facade && `${app}/${facade}`,
  moduleIds: moduleIds.map((id) => `${app}/${id}`),
  imports,
  dynamicImports: [] as string[],
});
const table = 'features/staff/table.tsx';
const admin = chunk(
  'admin.js',
  'routes/admin/products.tsx',
  ['routes/admin/products.tsx'],
  ['staff.js'],
);
const staff = chunk('staff.js', null, [table]);
const home = chunk('home.js', 'routes/shop/home.tsx', ['routes/shop/home.tsx'], ['shared.js']);

test('code of the staff in files of their own is no shopper’s burden', () => {
  const shared = chunk('shared.js', null, ['ui/button.tsx']);
  expect(staffCodeForShoppers([admin, staff, home, shared])).toEqual([]);
});

test.each([table, 'features/staff-reviews/answer.tsx', 'features/admin-orders/queue-table.tsx'])(
  '%s is code of the staff',
  (room) => {
    const mixed = chunk('shared.js', null, [room]);
    expect(staffCodeForShoppers([home, mixed])).toEqual([`${app}/${room}`]);
  },
);

test('code of the staff is found where a shopper’s page reaches it, at once or later', () => {
  const mixed = chunk('shared.js', null, ['ui/button.tsx', table]);
  expect(staffCodeForShoppers([admin, staff, home, mixed])).toEqual([`${app}/${table}`]);
  const later = { ...home, imports: [], dynamicImports: ['staff.js'] };
  expect(staffCodeForShoppers([admin, staff, later])).toEqual([`${app}/${table}`]);
});
