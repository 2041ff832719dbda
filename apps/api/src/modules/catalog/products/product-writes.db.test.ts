import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const file = 'product-writes.queries.ts';
const text = await readFile(new URL(file, import.meta.url), 'utf8');

/** Maintained by reviews. */
const rating = ['rating_sum', 'review_count', 'sample_rating_sum', 'sample_review_count'];
/** Never change once stored. */
const identity = ['id', 'sku', 'created_at'];

/** Columns that each part of upsertProducts leaves out on purpose. */
const skipped = {
  insert: [...rating, 'version'],
  update: [...rating, ...identity],
  // Every write changes the first two; the third follows from attributes.
  comparison: [...rating, ...identity, 'updated_at', 'version', 'missing_attributes'],
};

type Part = keyof typeof skipped;

/** Returns the columns in each part of the statement. */
function writtenColumns(): Record<Part, string[]> {
  const [, inserted = ''] = /insert into product as old \(([^)]*)\)/.exec(text) ?? [];
  const [, updated = ''] = /do update set([^()]*)where \(/.exec(text) ?? [];
  const [, before = '', after = ''] =
    /where \(([^)]*)\)\s+is distinct from\s+\(([^)]*)\)/.exec(text) ?? [];
  const named = (list: string, pattern: RegExp) =>
    [...list.matchAll(pattern)].map(([, name = '']) => name);
  expect(named(before, /old\.(\w+)/g)).toEqual(named(after, /excluded\.(\w+)/g));
  return {
    insert: named(inserted, /(\w+)/g),
    update: named(updated, /(\w+) = (?:excluded\.\1\b|old\.\1 )/g),
    comparison: named(before, /old\.(\w+)/g),
  };
}

/** Returns a message for each column of `product` that a part of the statement forgets. */
async function forgottenColumns(): Promise<string[]> {
  const { rows } = await shop.asOwner(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = 'product' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const columns = (rows as { name: string }[]).map(({ name }) => name);
  const written = writtenColumns();
  return (['insert', 'update', 'comparison'] as const).flatMap((part) =>
    columns
      .filter((name) => !written[part].includes(name) && !skipped[part].includes(name))
      .map((name) => `add product.${name} to the ${part} in ${file}, or to skipped in its test`),
  );
}

test('a save writes every column of product', async () => {
  expect(await forgottenColumns()).toEqual([]);
});

test('leaves out no column that it writes', () => {
  const written = writtenColumns();
  for (const part of ['insert', 'update', 'comparison'] as const) {
    expect(skipped[part].filter((name) => written[part].includes(name))).toEqual([]);
  }
});

test('reports a new column that a save would lose', async () => {
  await shop.asOwner('alter table product add column origin text');
  expect(await forgottenColumns()).toEqual([
    `add product.origin to the insert in ${file}, or to skipped in its test`,
    `add product.origin to the update in ${file}, or to skipped in its test`,
    `add product.origin to the comparison in ${file}, or to skipped in its test`,
  ]);
});
