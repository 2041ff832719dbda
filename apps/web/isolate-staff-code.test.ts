import { expect, test } from 'vitest';
import { findStaffCodeInShop } from './isolate-staff-code.ts';

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
const table = 'backoffice/shared/table.tsx';
const admin = chunk(
  'admin.js',
  'routes/admin/products.tsx',
  ['routes/admin/products.tsx'],
  ['staff.js'],
);
const staff = chunk('staff.js', null, [table]);
const home = chunk('home.js', 'routes/shop/home.tsx', ['routes/shop/home.tsx'], ['shared.js']);

test('accepts staff code in chunks of its own', () => {
  const shared = chunk('shared.js', null, ['ui/button.tsx']);
  expect(findStaffCodeInShop([admin, staff, home, shared])).toEqual([]);
});

test.each([table, 'backoffice/reviews/answer.tsx', 'backoffice/orders/queue/queue-table.tsx'])(
  'treats %s as staff code',
  (file) => {
    const mixed = chunk('shared.js', null, [file]);
    expect(findStaffCodeInShop([home, mixed])).toEqual([`${app}/${file}`]);
  },
);

test('finds staff code that a shop page imports, statically or dynamically', () => {
  const mixed = chunk('shared.js', null, ['ui/button.tsx', table]);
  expect(findStaffCodeInShop([admin, staff, home, mixed])).toEqual([`${app}/${table}`]);
  const later = { ...home, imports: [], dynamicImports: ['staff.js'] };
  expect(findStaffCodeInShop([admin, staff, later])).toEqual([`${app}/${table}`]);
});
