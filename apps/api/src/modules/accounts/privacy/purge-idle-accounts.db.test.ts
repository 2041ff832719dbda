import { expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { purgeIdleAccounts } from './retention.ts';
import { eraseAccount, resumeErasures } from './erase-account.ts';

const shop = testShop();
const monthsFromNow = (months: number, days = 0) => {
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() + months);
  return new Date(then.getTime() + days * 86_400_000);
};
const at = (now: Date) => ({ ...shop.as({ kind: 'shop' }), now: () => now });
const accountOf = async (id: string) =>
  (await shop.asOwner('select * from account where id = $1', [id])).rows[0] as
    | { erase_at: Date | null; inactivity_notified_at: Date | null; last_seen_at: Date }
    | undefined;
const queuedJobs = async (id: string) =>
  (
    await shop.asOwner(
      `select name, start_after as "startAfter" from pgboss.job
       where data->>'accountId' = $1 and name in ('accounts.send_inactivity_notice', 'accounts.erase_account')
       order by name`,
      [id],
    )
  ).rows as { name: string; startAfter: Date }[];

test('notifies an idle customer after 23 months, erases the account after 24 and keeps the order', async () => {
  await newLocalities(shop);
  const { accountId, orderId } = await newOrder(shop);
  await shop.asOwner(`update customer_order set status = 'delivered' where id = $1`, [orderId]);
  const staff = await newShopper(shop);
  await shop.asOwner(`update account set role = 'admin', staff_role = 'owner' where id = $1`, [
    staff.accountId,
  ]);
  await purgeIdleAccounts(at(monthsFromNow(23, -2)));
  expect(await queuedJobs(accountId)).toEqual([]);

  const noticeAt = monthsFromNow(23, 2);
  await purgeIdleAccounts(at(noticeAt));
  await purgeIdleAccounts(at(noticeAt));
  const eraseAt = (await accountOf(accountId))?.erase_at as Date;
  expect(eraseAt.getTime()).toBeGreaterThanOrEqual(noticeAt.getTime() + 30 * 86_400_000 - 1);
  expect(await queuedJobs(accountId)).toEqual([
    { name: 'accounts.erase_account', startAfter: eraseAt },
    { name: 'accounts.send_inactivity_notice', startAfter: expect.any(Date) as Date },
  ]);
  expect(await queuedJobs(staff.accountId)).toEqual([]);

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

test('cancels an idle erasure on a visit but not an erasure the customer requested', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const [idle, leaving] = [await people.shopper(), await people.shopper()];
  await shop.asOwner(
    `update account set last_seen_at = now() - interval '700 days', erase_at = now() + interval '9 days',
       inactivity_notified_at = case when id = $1 then now() end where id in ($1, $2)`,
    [idle.user.id, leaving.user.id],
  );
  await shop.asOwner(
    `update session set last_seen_at = now() - interval '1 hour' where account_id in ($1, $2)`,
    [idle.user.id, leaving.user.id],
  );
  const later = await shop.app();
  for (const { headers } of [idle, leaving]) {
    await later.inject({ method: 'GET', url: '/api/auth/check-auth', headers });
  }
  expect(await accountOf(idle.user.id)).toMatchObject({
    erase_at: null,
    inactivity_notified_at: null,
  });
  expect((await accountOf(leaving.user.id))?.erase_at).toBeInstanceOf(Date);
  const { last_seen_at: seen } = (await accountOf(idle.user.id)) ?? {};
  expect(Date.now() - Number(seen)).toBeLessThan(60_000);
});

test('refuses to purge accounts for anyone but the system', async () => {
  await expect(purgeIdleAccounts(shop.as({ kind: 'guest' }))).rejects.toMatchObject({
    code: 'auth.required',
  });
});

test('queues an erasure again, once a day, when it is a day overdue', async () => {
  const [lost, due, untouched] = [
    await newShopper(shop),
    await newShopper(shop),
    await newShopper(shop),
  ];
  const now = new Date();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  for (const [{ accountId }, eraseAt] of [
    [lost, hoursAgo(25)],
    [due, hoursAgo(23)],
    [untouched, null],
  ] as const) {
    await shop.asOwner('update account set erase_at = $2 where id = $1', [accountId, eraseAt]);
  }
  await resumeErasures(at(now));
  await resumeErasures(at(now));
  expect(await queuedJobs(lost.accountId)).toMatchObject([{ name: 'accounts.erase_account' }]);
  expect(await queuedJobs(due.accountId)).toEqual([]);
  expect(await queuedJobs(untouched.accountId)).toEqual([]);
  await eraseAccount(at(now), personalRecords, lost.accountId);
  expect(await accountOf(lost.accountId)).toBeUndefined();
});
