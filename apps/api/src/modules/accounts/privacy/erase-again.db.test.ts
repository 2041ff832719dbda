import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { eraseAccount, eraseAgain } from './erase-account.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));
const asShop = () => shop.as({ kind: 'shop' });

async function exists(accountId: string): Promise<boolean> {
  return (await shop.asOwner('select from account where id = $1', [accountId])).rowCount === 1;
}
async function isOnList(accountId: string): Promise<boolean> {
  const { rowCount } = await shop.asOwner('select from erased_account where account_id = $1', [
    accountId,
  ]);
  return rowCount === 1;
}

test('[DP-43] an erased account is on the list of erased accounts, one that is kept is not', async () => {
  const [erased, kept] = [await newShopper(shop), await newOrder(shop)];
  for (const { accountId } of [erased, kept]) {
    await shop.asOwner('update account set erase_at = now() where id = $1', [accountId]);
    await eraseAccount(
      { ...asShop(), now: () => new Date(Date.now() + 1_000) },
      personalRecords,
      accountId,
    );
  }
  expect([await isOnList(erased.accountId), await isOnList(kept.accountId)]).toEqual([true, false]);
});

test('[DP-43] erases the accounts of the list that exist, also with an open order, and no other', async () => {
  const [ordered, other] = [await newOrder(shop), await newShopper(shop)];
  const gone = crypto.randomUUID();
  expect(await eraseAgain(asShop(), personalRecords, [gone, ordered.accountId])).toBe(1);
  expect([await exists(ordered.accountId), await exists(other.accountId)]).toEqual([false, true]);
  const { rows } = await shop.asOwner(
    `select account_id, address ->> 'street' as street from customer_order where id = $1`,
    [ordered.orderId],
  );
  expect(rows).toEqual([{ account_id: null, street: null }]);
  expect([await isOnList(gone), await isOnList(ordered.accountId)]).toEqual([true, true]);
  expect(await eraseAgain(asShop(), personalRecords, [gone, ordered.accountId])).toBe(0);
});

test('[DP-43] only the shop erases again', async () => {
  await expect(eraseAgain(shop.as({ kind: 'guest' }), personalRecords, [])).rejects.toThrow();
});
