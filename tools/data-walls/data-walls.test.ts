import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../planting/tree.ts';
import { checkWalls } from './check-walls.ts';
import { tableAccesses } from './table-accesses.ts';
import { mayRead, mayWrite, owns } from './walls.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('modules read and write only the tables that tools/data-walls/walls.ts allows', () => {
  const schema = read('apps/api/src/platform/db/schema.gen.ts');
  const [, names = ''] = /export interface DB \{([^}]*)\}/.exec(schema) ?? [];
  const tables = new Set([...names.matchAll(/(\w+):/g)].map(([, name = '']) => name));
  const sources = globSync('apps/api/src/modules/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, code: read(file) }));

  expect(sources.length).toBeGreaterThan(100);
  expect(checkWalls(sources, tables, { owns, mayRead, mayWrite })).toEqual([]);
});

const tables = new Set(['cart', 'product', 'stock', 'review']);
const walls = {
  owns: { carts: ['cart'], catalog: ['product'], inventory: ['stock'], reviews: ['review'] },
  mayRead: { carts: ['product'] },
  mayWrite: {},
};
const file = 'apps/api/src/modules/carts/carts.queries.ts';
const allowed = `read.selectFrom('cart').innerJoin('product', 'product.id', 'cart.product_id');`;
const check = (code: string, changes: Partial<typeof walls> = {}) =>
  checkWalls([{ file, code: allowed + code }], tables, { ...walls, ...changes });

test('allows own tables and listed ones', () => {
  expect(check('')).toEqual([]);
});

test('reports a read and a write that are not listed, with file, module and table', () => {
  expect(check(`read.selectFrom('review');`)).toEqual([
    `${file}: carts may not read review, a table of reviews (tools/data-walls/walls.ts)`,
  ]);
  expect(check('sql`update product set price = 1`;')).toEqual([
    `${file}: carts may not write product, a table of catalog (tools/data-walls/walls.ts)`,
  ]);
});

test('reports entries that no query uses', () => {
  const changes = {
    mayRead: { carts: ['product', 'review'] },
    mayWrite: { carts: ['product'], reviews: ['review'] },
  };
  expect(check('', changes)).toEqual([
    `tools/data-walls/walls.ts: carts doesn't read review: remove it from mayRead`,
    `tools/data-walls/walls.ts: carts doesn't write product: remove it from mayWrite`,
    `tools/data-walls/walls.ts: reviews doesn't write review: remove it from mayWrite`,
  ]);
});

test('reports tables with no owner, two owners or no existence', () => {
  const changed = { ...walls.owns, catalog: ['product', 'cart', 'gone'], reviews: [] };
  expect(check('', { owns: changed })).toEqual(
    expect.arrayContaining([
      'tools/data-walls/walls.ts: no module owns review',
      `tools/data-walls/walls.ts: catalog owns gone, which doesn't exist`,
      'tools/data-walls/walls.ts: two modules own cart',
    ]),
  );
});

test.each([
  [`read.selectFrom('product as p')`, 'product'],
  [`read.selectFrom(['cart', 'product'])`, 'cart product'],
  [`eb.leftJoinLateral((one) => one.selectFrom('stock').as('s'), on)`, 'stock'],
  [`tx.deleteFrom('stock').using('cart')`, '!stock cart'],
  [`const f = (t: 'cart' | 'stock') => tx.insertInto(t)`, '!cart !stock'],
  [
    'sql`select 1 from cart as c, product p where a in (select b, c from stock)`',
    'cart product stock',
  ],
  [
    'sql`select x from cart left join lateral (select * from only stock) as s on true`',
    'cart stock',
  ],
  [
    'sql`insert into cart (id) select id from product on conflict do update set a = 1`',
    '!cart product',
  ],
  [
    'sql`with gone as (delete from cart returning id) update stock set a = b from gone`',
    '!cart !stock',
  ],
  ['sql`select from public.cart where a is distinct from product for update of stock`', 'cart'],
  [`sql\`select 'from product' from cart -- from stock\``, 'cart'],
  ['const t = sql`stock as s where s.a`; sql`select 1 from ${t} limit 1`', 'stock'],
  [
    'for (const t of [sql`cart`, sql`stock`]) sql`insert into ${t} select 1`',
    'cart stock !cart !stock',
  ],
  ['const t = (a) => (a ? sql`cart` : sql`stock`); sql`select 1 from ${t(1)} as x`', 'cart stock'],
  ['interface R { t: "cart" | "stock" }\nsql`select 1 from ${sql.table(t)}`', 'cart stock'],
])('finds the tables of %s, with ! for writes', (code, expected) => {
  const { accesses, unknown } = tableAccesses(code, tables);
  const found = new Set(
    accesses.map(({ table, kind }) => (kind === 'write' ? `!${table}` : table)),
  );
  expect([...found].sort()).toEqual(expected.split(' ').sort());
  expect(unknown).toEqual([]);
});

test('reports a table that it can not tell', () => {
  expect(check('const f = (t: string) => tx.updateTable(t);')).toEqual([
    `${file}: name the tables that t stands for in its type`,
  ]);
});
