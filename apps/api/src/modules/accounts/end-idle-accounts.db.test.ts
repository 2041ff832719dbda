import { expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { peopleOf } from '#api/testing/people.ts';
import { newPlaces } from '#api/testing/places.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { endIdleAccounts } from './end-idle-accounts.ts';
import { eraseAccount } from './erase-account.ts';
import { resumeErasures } from './resume-erasures.ts';

const shop = testShop();
const monthsFromNow = (months: number, days = 0) => {
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() + months);
  return new Date(then.getTime() + days * 86_400_000);
};
const at = (now: Date) => ({ ...shop.as({ kind: 'shop' }), now: () => now });
const accountOf = async (id: string) =>
  (await shop.asOwner('select * from account where id = $1', [id])).rows[0] as
    | { erase_at: Date | null; idle_told_at: Date | null; last_seen_at: Date }
    | undefined;
const promised = async (id: string) =>
  (
    await shop.asOwner(
      `select name, start_after as "startAfter" from pgboss.job
       where data->>'accountId' = $1 and name in ('accounts.send_idle', 'accounts.erase_account')
       order by name`,
      [id],
    )
  ).rows as { name: string; startAfter: Date }[];

test('who has not been here for 23 months is told once, and erased after 24; the order stays', async () => {
  await newPlaces(shop);
  const { accountId, orderId } = await newOrder(shop);
  await shop.asOwner(`update customer_order set status = 'delivered' where id = $1`, [orderId]);
  const staff = await newShopper(shop);
  await shop.asOwner(`update account set role = 'admin', staff_role = 'owner' where id = $1`, [
    staff.accountId,
  ]);
  await endIdleAccounts(at(monthsFromNow(23, -2)));
  expect(await promised(accountId)).toEqual([]);

  const told = monthsFromNow(23, 2);
  await endIdleAccounts(at(told));
  await endIdleAccounts(at(told));
  const eraseAt = (await accountOf(accountId))?.erase_at as Date;
  expect(eraseAt.getTime()).toBeGreaterThanOrEqual(told.getTime() + 30 * 86_400_000 - 1);
  expect(await promised(accountId)).toEqual([
    { name: 'accounts.erase_account', startAfter: eraseAt },
    { name: 'accounts.send_idle', startAfter: expect.any(Date) as Date },
  ]);
  expect(await promised(staff.accountId)).toEqual([]);

  await eraseAccount(at(monthsFromNow(23, 3)), personalRecords, accountId);
  expect(await accountOf(accountId)).toBeDefined();
  await eraseAccount(at(new Date(eraseAt.getTime() + 1)), personalRecords, accountId);
  expect(await accountOf(accountId)).toBeUndefined();
  const { rows } = await shop.asOwner(
    'select account_id, address, total_centavos > 0 as paid from customer_order where id = $1',
    [orderId],
  );
  expect(rows).toEqual([{ account_id: null, address: {}, paid: true }]);
});

test('who comes back in time keeps the account; who asked to be erased does not by coming back', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const [idle, leaving] = [await people.shopper(), await people.shopper()];
  await shop.asOwner(
    `update account set last_seen_at = now() - interval '700 days', erase_at = now() + interval '9 days',
       idle_told_at = case when id = $1 then now() end where id in ($1, $2)`,
    [idle.user.id, leaving.user.id],
  );
  await shop.asOwner(
    `update session set last_seen_at = now() - interval '1 hour' where account_id in ($1, $2)`,
    [idle.user.id, leaving.user.id],
  );
  const late = await shop.app();
  for (const { headers } of [idle, leaving]) {
    await late.inject({ method: 'GET', url: '/api/auth/check-auth', headers });
  }
  expect(await accountOf(idle.user.id)).toMatchObject({ erase_at: null, idle_told_at: null });
  expect((await accountOf(leaving.user.id))?.erase_at).toBeInstanceOf(Date);
  const { last_seen_at: seen } = (await accountOf(idle.user.id)) ?? {};
  expect(Date.now() - Number(seen)).toBeLessThan(60_000);
});

test('nobody but the shop itself ends accounts', async () => {
  await expect(endIdleAccounts(shop.as({ kind: 'guest' }))).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('an erasure that no job carried out for a day is promised anew, once a day', async () => {
  const [lost, due, kept] = [
    await newShopper(shop),
    await newShopper(shop),
    await newShopper(shop),
  ];
  const now = new Date();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  for (const [{ accountId }, eraseAt] of [
    [lost, hoursAgo(25)],
    [due, hoursAgo(23)],
    [kept, null],
  ] as const) {
    await shop.asOwner('update account set erase_at = $2 where id = $1', [accountId, eraseAt]);
  }
  await resumeErasures(at(now));
  await resumeErasures(at(now));
  expect(await promised(lost.accountId)).toMatchObject([{ name: 'accounts.erase_account' }]);
  expect(await promised(due.accountId)).toEqual([]);
  expect(await promised(kept.accountId)).toEqual([]);
  await eraseAccount(at(now), personalRecords, lost.accountId);
  expect(await accountOf(lost.accountId)).toBeUndefined();
});
