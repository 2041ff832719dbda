import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { makeIndexes, setIndexesAside } from './scale-database.ts';

const shop = testShop();

const indexes = async () => {
  const { rows } = await shop.asOwner(
    `select indexdef from pg_indexes where schemaname = 'public' order by indexname`,
  );
  return rows;
};

test('indexes that were set aside come back as they were, and uniqueness holds meanwhile', async () => {
  const before = await indexes();
  const aside = await setIndexesAside(shop.url);
  const left = await indexes();
  expect(aside.length).toBeGreaterThan(5);
  expect(left).toHaveLength(before.length - aside.length);
  expect(left.filter(({ indexdef }) => !String(indexdef).includes('UNIQUE'))).toEqual([]);
  await makeIndexes(shop.url, aside);
  expect(await indexes()).toEqual(before);
});
