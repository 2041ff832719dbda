import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type SignedIn } from '#api/testing/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  app = await shop.app();
  people = peopleOf(shop, app);
});

const dismiss = ({ headers }: SignedIn, { user }: SignedIn) =>
  app.inject({ method: 'DELETE', url: `/api/admin/staff/${user.id}`, headers });
const looks = async (url: string, { headers }: SignedIn) =>
  (await app.inject({ url, headers })).statusCode;

test('who works here no longer is out at once, and shops with the same account', async () => {
  const [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'orders' })];
  const atHome = await people.signIn(clerk);
  await shop.asOwner(
    `insert into second_step (account_id, sealed_secret, created_at, confirmed_at)
     values ($1, '\\x00', now(), now())`,
    [clerk.user.id],
  );
  expect(await looks('/api/admin/me', clerk)).toBe(200);
  const reply = await dismiss(owner, clerk);
  expect(reply.statusCode).toBe(200);
  expect(reply.json<{ data: { id: string }[] }>().data.map(({ id }) => id)).not.toContain(
    clerk.user.id,
  );
  expect(await looks('/api/admin/me', clerk)).toBe(401);
  expect(await looks('/api/auth/check-auth', atHome)).toBe(200);
  await expect(people.signIn(clerk, { asStaff: true })).rejects.toThrow('auth.bad_credentials');
  expect(await people.signIn(clerk)).toMatchObject({ user: { role: 'user' } });
  const { rowCount } = await shop.asOwner('select from second_step where account_id = $1', [
    clerk.user.id,
  ]);
  expect(rowCount).toBe(0);
  const log = await app.inject({
    url: `/api/admin/audit?search=${clerk.user.id}`,
    headers: owner.headers,
  });
  expect(log.json()).toMatchObject({
    data: [{ action: 'accounts.dismiss_staff', before: { staffRole: 'orders' }, after: null }],
  });
  expect((await dismiss(owner, clerk)).json()).toMatchObject({ code: 'accounts.staff_not_found' });
});

test('who was shut out stays so when they work here no longer', async () => {
  const [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'orders' })];
  await shop.asOwner('update account set disabled_at = now() where id = $1', [clerk.user.id]);
  await dismiss(owner, clerk);
  await expect(people.signIn(clerk)).rejects.toThrow('auth.bad_credentials');
});

test('a session left from an earlier time on the staff is not staff again by an invitation', async () => {
  const [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'orders' })];
  // As a sign-in leaves it that met the dismissal half-way.
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
  expect(await looks('/api/admin/me', clerk)).toBe(401);
  const { rows } = await shop.asOwner(
    `select subject from audit_entry where action = 'accounts.invite_staff'`,
  );
  expect(rows).toEqual([{ subject: `account:${clerk.user.id}` }]);
});

test('only an owner takes somebody off the staff, and nobody themselves', async () => {
  const [owner, clerk] = [await people.staff(), await people.staff({ staffRole: 'support' })];
  expect((await dismiss(clerk, owner)).statusCode).toBe(403);
  expect((await dismiss(owner, owner)).json()).toMatchObject({ code: 'accounts.not_oneself' });
});

test('of two owners who take each other off the staff one stays', async () => {
  const [one, other] = [await people.staff(), await people.staff()];
  const replies = await Promise.all([dismiss(one, other), dismiss(other, one)]);
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { rowCount } = await shop.asOwner(
    `select from account where id = any($1) and role = 'admin'`,
    [[one.user.id, other.user.id]],
  );
  expect(rowCount).toBe(1);
});
