import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { issueEmailedLink } from '../auth/issue-emailed-link.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  app = await shop.app();
  people = peopleOf(shop, app);
});

const removeAccess = ({ headers }: SignedIn, { user }: SignedIn) =>
  app.inject({ method: 'DELETE', url: `/api/admin/staff/${user.id}`, headers });
const statusOf = async (url: string, { headers }: SignedIn) =>
  (await app.inject({ url, headers })).statusCode;

test('ends staff access immediately and leaves a customer account', async () => {
  const [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'orders' })];
  const shopSession = await people.signIn(clerk);
  await shop.asOwner(
    `insert into two_factor (account_id, sealed_secret, created_at, confirmed_at)
     values ($1, '\\x00', now(), now())`,
    [clerk.user.id],
  );
  expect(await statusOf('/api/admin/me', clerk)).toBe(200);
  const reply = await removeAccess(owner, clerk);
  expect(reply.statusCode).toBe(200);
  expect(reply.json<{ data: { id: string }[] }>().data.map(({ id }) => id)).not.toContain(
    clerk.user.id,
  );
  expect(await statusOf('/api/admin/me', clerk)).toBe(401);
  expect(await statusOf('/api/auth/check-auth', shopSession)).toBe(200);
  await expect(people.signIn(clerk, { asStaff: true })).rejects.toThrow('auth.bad_credentials');
  expect(await people.signIn(clerk)).toMatchObject({ user: { role: 'user' } });
  const { rowCount } = await shop.asOwner('select from two_factor where account_id = $1', [
    clerk.user.id,
  ]);
  expect(rowCount).toBe(0);
  const log = await app.inject({
    url: `/api/admin/audit?search=${clerk.user.id}`,
    headers: owner.headers,
  });
  expect(log.json()).toMatchObject({
    data: [{ action: 'accounts.remove_staff', before: { staffRole: 'orders' }, after: null }],
  });
  expect((await removeAccess(owner, clerk)).json()).toMatchObject({
    code: 'accounts.staff_not_found',
  });
});

test('keeps a disabled account disabled', async () => {
  const [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'orders' })];
  await shop.asOwner('update account set disabled_at = now() where id = $1', [clerk.user.id]);
  await removeAccess(owner, clerk);
  await expect(people.signIn(clerk)).rejects.toThrow('auth.bad_credentials');
});

test('does not revive an old staff session when the person is invited again', async () => {
  const [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'orders' })];
  // The state that a sign-in racing with the removal leaves behind.
  await shop.asOwner(
    `update account set role = 'user', staff_role = null, email_verified_at = now() where id = $1`,
    [clerk.user.id],
  );
  const reply = await app.inject({
    method: 'POST',
    url: '/api/admin/staff',
    headers: owner.headers,
    payload: { email: clerk.user.email, userName: 'Again', staffRole: 'owner' },
  });
  expect(reply.statusCode).toBe(200);
  expect(await statusOf('/api/admin/me', clerk)).toBe(403);
  const link = await issueEmailedLink(shop.as({ kind: 'shop' }), 'staff_invitation', {
    email: clerk.email,
  });
  const payload = { password: 'isang bagong lihim' };
  await app.inject({ method: 'POST', url: `/api${String(link?.path)}`, payload });
  expect(await statusOf('/api/admin/me', clerk)).toBe(401);
  const { rows } = await shop.asOwner(
    `select subject from audit_entry where action = 'accounts.invite_staff'`,
  );
  expect(rows).toEqual([{ subject: `account:${clerk.user.id}` }]);
});

test('requires an owner and refuses removing oneself', async () => {
  const [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'support' })];
  expect((await removeAccess(clerk, owner)).statusCode).toBe(403);
  expect((await removeAccess(owner, owner)).json()).toMatchObject({ code: 'accounts.own_access' });
});

test('keeps one of two owners who remove each other', async () => {
  const [one, other] = [await people.staff(), await people.staff()];
  const replies = await Promise.all([removeAccess(one, other), removeAccess(other, one)]);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { rowCount } = await shop.asOwner(
    `select from account where id = any($1) and role = 'admin'`,
    [[one.user.id, other.user.id]],
  );
  expect(rowCount).toBe(1);
});
