import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { selectRanked, selectRaw } from './select-raw.ts';

const shop = testShop();
const ranks = sql<{ rank: number }>`select rank from generate_series(1, 3) as rank order by rank`;

test('test databases reverse raw rows, also in transactions', async () => {
  const reversed = [{ rank: 3 }, { rank: 2 }, { rank: 1 }];
  expect(await selectRaw(shop.db, ranks)).toEqual(reversed);
  const inTransaction = shop.db.transaction().execute((tx) => selectRaw(tx, ranks));
  expect(await inTransaction).toEqual(reversed);
});

test('selectRanked returns rows by rank', async () => {
  expect(await selectRanked(shop.db, ranks)).toEqual([{ rank: 1 }, { rank: 2 }, { rank: 3 }]);
});
