import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const put = (key: string) => ({ key, value: '{}', updated_at: new Date() });

test('retries a deadlocked transaction so that both commit', async () => {
  await shop.asOwner(`insert into setting values ('a.one', '{}', now()), ('a.two', '{}', now())`);
  let attempts = 0;
  const touch = (first: string, second: string, meet: () => Promise<void>) =>
    shop.as(shop.staff()).transact(async (tx) => {
      attempts += 1;
      await tx
        .updateTable('setting')
        .set({ updated_at: new Date() })
        .where('key', '=', first)
        .execute();
      await meet();
      await tx
        .updateTable('setting')
        .set({ updated_at: new Date() })
        .where('key', '=', second)
        .execute();
    });
  const meet = barrier(2);
  await Promise.all([touch('a.one', 'a.two', meet), touch('a.two', 'a.one', meet)]);
  expect(attempts).toBe(3);
});

test('rolls back a transaction that throws', async () => {
  const change = shop.as(shop.staff()).transact(async (tx) => {
    await tx.insertInto('setting').values(put('b.one')).execute();
    throw new Error('no');
  });
  await expect(change).rejects.toThrow('no');
  const row = await shop.db
    .selectFrom('setting')
    .select('key')
    .where('key', '=', 'b.one')
    .execute();
  expect(row).toEqual([]);
});

/** Returns a barrier that opens after `count` calls. */
function barrier(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let present = 0;
  return () => {
    present += 1;
    if (present >= count) resolve();
    return promise;
  };
}
