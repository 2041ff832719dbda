import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { createIndexes, dropReadIndexes } from './scale-database.ts';

const shop = testShop();

const indexes = async () => {
  const { rows } = await shop.asOwner(
    `select indexdef from pg_indexes where schemaname = 'public' order by indexname`,
  );
  return rows;
};

test('drops and recreates the non-unique indexes', async () => {
  const before = await indexes();
  const dropped = await dropReadIndexes(shop.url);
  const left = await indexes();
  expect(dropped.length).toBeGreaterThan(5);
  expect(left).toEqual(before.filter(({ indexdef }) => String(indexdef).includes('UNIQUE')));
  await createIndexes(shop.url, dropped);
  expect(await indexes()).toEqual(before);
});
