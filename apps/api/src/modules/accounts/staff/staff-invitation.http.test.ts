import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { withOwnerContext } from '#api/main/owner-context.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { issueEmailedLink } from '../auth/issue-emailed-link.ts';
import { addStaff } from './add-staff.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
let owner: SignedIn;
beforeAll(async () => {
  app = await shop.app();
  people = peopleOf(shop, app);
  owner = await people.staff();
});

const own = { password: 'isang bagong lihim' };
const invite = (email: string, staffRole = 'support', by = owner) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/staff',
    headers: by.headers,
    payload: { email, userName: 'New Hire', staffRole },
  });
const linkOf = async (email: string, kind: 'staff_invitation' | 'reset_password') =>
  (await issueEmailedLink(shop.as({ kind: 'shop' }), kind, { email }))?.path;
const use = (path: string | undefined, payload: object = own) =>
  app.inject({ method: 'POST', url: `/api${String(path)}`, payload });
const remove = (id: string, by = owner) =>
  app.inject({ method: 'DELETE', url: `/api/admin/staff/${id}`, headers: by.headers });
const change = (id: string, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/admin/staff/${id}`, headers: owner.headers, payload });
const requestErasure = ({ headers, password }: SignedIn) =>
  app.inject({ method: 'POST', url: '/api/account/erasure', headers, payload: { password } });
const find = async (email: string) =>
  (await shop.asOwner('select * from account where email = $1', [email])).rows[0] as {
    id: string;
    role: string;
    staff_role: string | null;
  };
const listed = async (email: string) => {
  const reply = await app.inject({ url: '/api/admin/staff', headers: owner.headers });
  return reply.json<{ data: { email: string }[] }>().data.find((member) => member.email === email);
};
const refused = { code: 'auth.bad_credentials' };

/** Somebody who registered another person's address, which that person then confirmed. */
async function squatter() {
  const person = await people.shopper();
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [
    person.user.id,
  ]);
  await shop.asOwner(
    `insert into passkey (id, account_id, credential_id, public_key, sign_count, transports, name, created_at)
     values ($1, $2, $3, $3, 0, '{}', 'Mine', now())`,
    [randomUUID(), person.user.id, randomBytes(32)],
  );
  return person;
}

test('[SC-75] an invitation gives nothing to somebody who knows the password of the account', async () => {
  const stranger = await squatter();
  const { email } = stranger;
  expect((await invite(email, 'orders')).statusCode).toBe(200);
  await expect(people.signIn(stranger, { asStaff: true })).rejects.toThrow('auth.bad_credentials');
  expect(await listed(email)).toMatchObject({ staffRole: 'orders', invitation: 'pending' });
  const path = await linkOf(email, 'staff_invitation');
  const other = await linkOf(email, 'staff_invitation');
  const reset = await linkOf(email, 'reset_password');

  const unchanged = await use(path, { password: stranger.password });
  expect([unchanged.statusCode, unchanged.json()]).toMatchObject([
    400,
    { code: 'accounts.password_unchanged' },
  ]);
  expect((await use(path)).json()).toMatchObject({ success: true, isStaff: true });

  const check = await app.inject({ url: '/api/auth/check-auth', headers: stranger.headers });
  expect(check.statusCode).toBe(401);
  for (const asStaff of [true, false]) {
    await expect(people.signIn(stranger, { asStaff })).rejects.toThrow('auth.bad_credentials');
  }
  for (const left of [path, other, reset]) expect((await use(left)).json()).toMatchObject(refused);
  const { rowCount } = await shop.asOwner('select from passkey where account_id = $1', [
    stranger.user.id,
  ]);
  expect(rowCount).toBe(0);
  const hire = await people.signIn({ email, ...own }, { asStaff: true });
  const me = await app.inject({ url: '/api/admin/me', headers: hire.headers });
  expect(me.json()).toMatchObject({ data: { staffRole: 'orders' } });
  expect(await listed(email)).toMatchObject({ invitation: null });
});

test('[SC-75] a password reset gives no role, and the invitation still works after it', async () => {
  const { email } = await people.shopper();
  await invite(email);
  const path = await linkOf(email, 'staff_invitation');
  const reset = await use(await linkOf(email, 'reset_password'));
  expect(reset.json()).toMatchObject({ success: true, isStaff: false });
  expect(await find(email)).toMatchObject({ role: 'user', staff_role: null });
  expect((await use(path)).json()).toMatchObject({ code: 'accounts.password_unchanged' });
  expect((await use(path, { password: 'iba namang lihim' })).json()).toMatchObject({
    isStaff: true,
  });
});

test('[SC-75] a new invitation replaces the one before, with its role and link', async () => {
  const email = `${randomUUID()}@sirkito.test`;
  await invite(email, 'owner');
  const first = await linkOf(email, 'staff_invitation');
  await invite(email, 'orders');
  const second = await linkOf(email, 'staff_invitation');
  expect((await use(first)).json()).toMatchObject(refused);
  const both = await Promise.all([use(second), use(second)]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
  expect(await find(email)).toMatchObject({ role: 'admin', staff_role: 'orders' });
  expect((await invite(email)).json()).toMatchObject({ code: 'accounts.already_staff' });
});

test('[SC-75] a cancelled invitation leaves a customer, its link dies and no email follows', async () => {
  const { email, user } = await people.shopper();
  const clerk = await people.staff({ staffRole: 'support' });
  await invite(email);
  const path = await linkOf(email, 'staff_invitation');
  expect((await remove(user.id, clerk)).statusCode).toBe(403);
  expect((await remove(user.id)).statusCode).toBe(200);
  expect(await listed(email)).toBeUndefined();
  expect((await use(path)).json()).toMatchObject(refused);
  expect(await linkOf(email, 'staff_invitation')).toBeUndefined();
  expect((await remove(user.id)).json()).toMatchObject({ code: 'accounts.staff_not_found' });
  await expect(people.signIn({ email, password: owner.password })).resolves.toBeDefined();
  await invite(email);
  expect((await use(path)).json()).toMatchObject(refused);
  expect((await use(await linkOf(email, 'staff_invitation'))).json()).toMatchObject({
    isStaff: true,
  });
});

test('[SC-75] one of an acceptance and a cancellation at the same time wins, and both agree', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { email, user } = await people.shopper();
    await invite(email);
    const path = await linkOf(email, 'staff_invitation');
    const [used, removed] = await Promise.all([use(path), remove(user.id)]);
    // Either it was cancelled, or the new staff member was removed.
    expect(removed.statusCode).toBe(200);
    expect([200, 400]).toContain(used.statusCode);
    expect(await find(email)).toMatchObject({ role: 'user', staff_role: null });
    expect(await listed(email)).toBeUndefined();
  }
});

test('[SC-75] an expired invitation is listed as such and gives nothing', async () => {
  const { email, user } = await people.shopper();
  await invite(email);
  const path = await linkOf(email, 'staff_invitation');
  await shop.asOwner(
    `update staff_invitation set expires_at = now() - interval '1 second' where account_id = $1`,
    [user.id],
  );
  expect(await listed(email)).toMatchObject({ invitation: 'expired' });
  expect((await use(path)).json()).toMatchObject(refused);
  expect(await find(email)).toMatchObject({ role: 'user' });
});

test('[SC-75] an invitation ends with the access of the owner who sent it', async () => {
  const [demoted, suspended, removed] = [
    await people.staff(),
    await people.staff(),
    await people.staff(),
  ];
  const links = [];
  for (const by of [demoted, suspended, removed]) {
    const email = `${randomUUID()}@sirkito.test`;
    await invite(email, 'owner', by);
    links.push({ email, path: await linkOf(email, 'staff_invitation') });
  }
  await change(demoted.user.id, { staffRole: 'orders' });
  await change(suspended.user.id, { isDisabled: true });
  await remove(removed.user.id);
  for (const { email, path } of links) {
    expect(await listed(email)).toMatchObject({ invitation: 'expired' });
    expect((await use(path)).json()).toMatchObject(refused);
    expect(await find(email)).toMatchObject({ role: 'user' });
  }
});

test('[SC-75] suspended customers are neither invited nor let in by an earlier invitation', async () => {
  const { email, user } = await people.shopper();
  await invite(email);
  const path = await linkOf(email, 'staff_invitation');
  const suspend = (isDisabled: boolean) =>
    app.inject({
      method: 'PUT',
      url: `/api/admin/customers/${user.id}/standing`,
      headers: owner.headers,
      payload: { isDisabled, reason: 'Fraud' },
    });
  expect((await suspend(true)).statusCode).toBe(200);
  expect((await use(path)).json()).toMatchObject(refused);
  expect((await invite(email)).json()).toMatchObject({ code: 'accounts.invited_is_suspended' });
  expect((await suspend(false)).statusCode).toBe(200);
  expect((await use(path)).json()).toMatchObject({ isStaff: true });
});

test('[SC-75] an account that a stranger scheduled for erasure stays once its owner joins', async () => {
  const stranger = await squatter();
  expect((await requestErasure(stranger)).statusCode).toBe(200);
  await invite(stranger.email);
  expect(await find(stranger.email)).not.toMatchObject({ erase_at: null });
  await use(await linkOf(stranger.email, 'staff_invitation'));
  expect(await find(stranger.email)).toMatchObject({ role: 'admin', erase_at: null });
});

test('[SC-75] an invitation from the command line starts with its link too', async () => {
  const stranger = await squatter();
  const { email } = stranger;
  const add = (staffRole: 'owner' | 'support') =>
    withOwnerContext({ name: 'test', url: shop.url, log: shop.log }, (ctx) =>
      addStaff(ctx, { email, userName: 'The Boss', staffRole }),
    );
  expect(await add('owner')).toBe('invited');
  await expect(people.signIn(stranger, { asStaff: true })).rejects.toThrow('auth.bad_credentials');
  expect((await use(await linkOf(email, 'staff_invitation'))).json()).toMatchObject({
    isStaff: true,
  });
  expect(await find(email)).toMatchObject({ staff_role: 'owner' });
  expect(await add('support')).toBe('changed');
  expect(await find(email)).toMatchObject({ staff_role: 'support' });
});
