import type { RouteConfigEntry } from '@react-router/dev/routes';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import routes from './routes.ts';

interface Leaf {
  path: string;
  /** The files around it, outermost first. */
  around: string[];
}

const leavesOf = (entries: RouteConfigEntry[], around: string[] = []): Leaf[] =>
  entries.flatMap(({ path = '', file, children }) =>
    children ? leavesOf(children, [...around, file]) : [{ path, around }],
  );
const leaves = leavesOf(routes);
const isStaff = ({ path }: Leaf) => /^admin(?:\/|$)/.test(path) && path !== 'admin/login';

test('[RT-04] every staff page but sign-in is inside a layout that asks who it is', () => {
  const staffPages = leaves.filter(isStaff);
  expect(staffPages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['admin/dashboard', 'admin/orders', 'admin/products', 'admin/audit']),
  );
  const guarded = ['routes/admin/layout.tsx', 'routes/admin/orders/print-layout.tsx'];
  for (const { path, around } of staffPages) expect(guarded, path).toContain(around[0]);
  for (const file of guarded) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    expect(source, file).toMatch(/return \(\s*<RequireStaff>[^]*<Outlet \/>[^]*<\/RequireStaff>/);
  }
});

test('[RT-04] nothing of the staff’s stands at another address', () => {
  const inside = leaves.filter(({ around }) => around[0]?.startsWith('routes/admin/'));
  expect(inside.filter((leaf) => !isStaff(leaf))).toEqual([]);
});
