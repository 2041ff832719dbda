import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { lockAccount } from './account/accounts.queries.ts';
import { setStaffRole } from './account/staff.queries.ts';
import { updatePassword } from './account/passwords.queries.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;

beforeAll(async () => {
  app = await shop.app();
  people = peopleOf(shop, app);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (
  method: Method,
  path: string,
  { headers }: { headers: Record<string, string> },
  payload?: object,
) => app.inject({ method, url: `/api/account${path}`, headers, ...(payload && { payload }) });

test('[API-24] shows the profile and changes the name', async () => {
  const maria = await people.shopper();
  const before = await ask('GET', '/profile', maria);
  expect(before.json()).toMatchObject({
    success: true,
    data: { ...maria.user, isEmailVerified: false, staffRole: null, eraseAt: null },
  });
  const changed = await ask('PUT', '/profile', maria, { userName: ' Maria Clara ' });
  expect(changed.json()).toMatchObject({ data: { userName: 'Maria Clara' } });
  const check = await app.inject({ url: '/api/auth/check-auth', headers: maria.headers });
  expect(check.json()).toMatchObject({ user: { userName: 'Maria Clara' } });
});

test('[SC-06] refuses the own name or email as a changed password', async () => {
  const maria = await people.shopper();
  for (const newPassword of [maria.email, `${maria.user.userName.replaceAll(' ', '')}1990!`]) {
    const body = { currentPassword: maria.password, newPassword };
    const reply = await ask('PUT', '/password', maria, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'accounts.password_is_name',
      fields: { newPassword: expect.any(String) as string },
    });
  }
  await expect(people.signIn(maria)).resolves.toBeDefined();
});

test('[AU-08] requires the current password to change it and ends the other sessions', async () => {
  const here = await people.shopper();
  const there = await people.signIn(here);
  const change = (currentPassword: string) =>
    ask('PUT', '/password', here, { currentPassword, newPassword: 'a longer horse battery' });

  const wrong = await change('not my password');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ code: 'auth.bad_credentials' });
  expect((await ask('GET', '/profile', there)).statusCode).toBe(200);

  expect((await change(here.password)).statusCode).toBe(200);
  expect((await ask('GET', '/profile', here)).statusCode).toBe(200);
  expect((await ask('GET', '/profile', there)).statusCode).toBe(401);
  await expect(people.signIn(here)).rejects.toThrow('auth.bad_credentials');
  await expect(
    people.signIn({ ...here, password: 'a longer horse battery' }),
  ).resolves.toBeDefined();
  expect(await shop.jobs()).toContainEqual({
    name: 'accounts.send_password_changed',
    state: 'created',
  });
});

test('does not overwrite a password that was reset concurrently', async () => {
  const maria = await people.shopper();
  const ctx = shop.as({ kind: 'shop' });
  const chosen = `$argon2id$${'x'.repeat(60)}`;
  const waiting = async () =>
    (
      await shop.asOwner(
        `select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like '%store_password_hash%'`,
      )
    ).rowCount;
  const { changing } = await ctx.transact(async (tx) => {
    await updatePassword(tx, maria.user.id, chosen, ctx.now());
    const asked = ask('PUT', '/password', maria, {
      currentPassword: maria.password,
      newPassword: 'a longer horse battery',
    }).then((reply) => reply);
    await expect.poll(waiting).toBe(1);
    return { changing: asked };
  });
  expect((await changing).json()).toMatchObject({ code: 'auth.bad_credentials' });
  const { rows } = await shop.asOwner('select password_hash from account where id = $1', [
    maria.user.id,
  ]);
  expect(rows).toEqual([{ password_hash: chosen }]);
});

test('lists sessions with the current one marked and ends any of them', async () => {
  const here = await people.shopper();
  const there = await people.signIn(here);
  const stranger = await people.shopper();
  const listed = (await ask('GET', '/sessions', here)).json<{
    data: { id: string; isCurrent: boolean; device: string }[];
  }>().data;
  expect(listed).toHaveLength(2);
  expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  const id = listed.find(({ isCurrent }) => !isCurrent)?.id;

  expect((await ask('DELETE', `/sessions/${id}`, stranger)).statusCode).toBe(404);
  expect((await ask('DELETE', `/sessions/${randomUUID()}`, here)).statusCode).toBe(404);
  expect((await ask('GET', '/profile', there)).statusCode).toBe(200);
  expect((await ask('DELETE', `/sessions/${id}`, here)).statusCode).toBe(200);
  expect((await ask('GET', '/profile', there)).statusCode).toBe(401);
  expect((await ask('GET', '/profile', here)).statusCode).toBe(200);
});

test('signs out everywhere, including the current session', async () => {
  const here = await people.shopper();
  const there = await people.signIn(here);
  expect((await ask('DELETE', '/sessions', here)).statusCode).toBe(200);
  expect((await ask('GET', '/profile', here)).statusCode).toBe(401);
  expect((await ask('GET', '/profile', there)).statusCode).toBe(401);
});

test('refuses erasure for staff and without the password', async () => {
  const staff = await people.staff();
  const { password } = staff;
  expect((await ask('POST', '/erasure', staff, { password })).json()).toMatchObject({
    code: 'accounts.staff_not_deletable',
  });
  const maria = await people.shopper();
  const wrong = await ask('POST', '/erasure', maria, { password: 'not my password' });
  expect(wrong.json()).toMatchObject({ code: 'auth.bad_credentials' });
});

test('throttles after ten wrong passwords in 15 minutes', async () => {
  const maria = await people.shopper();
  const codes: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const reply = await ask('POST', '/data', maria, { password: 'not my password' });
    codes.push(reply.statusCode);
  }
  expect(new Set(codes)).toEqual(new Set([400, 429]));
});

test('[SC-75] an erasure requested while the owner joins is refused', async () => {
  const [owner, stranger] = [await people.staff(), await people.shopper()];
  const { id } = stranger.user;
  const waiting = async () =>
    (
      await shop.asOwner(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount;
  const { asking } = await shop.as({ kind: 'shop' }).transact(async (tx) => {
    await lockAccount(tx, id);
    const reply = ask('POST', '/erasure', stranger, { password: stranger.password });
    // inject() is lazy: the request is sent once `then` is called.
    const asked = reply.then((answer) => answer);
    await expect.poll(waiting).toBe(1);
    await setStaffRole(tx, { actingOwner: owner.user.id, id, staffRole: 'support' }, new Date());
    return { asking: asked };
  });
  expect((await asking).json()).toMatchObject({ code: 'accounts.staff_not_deletable' });
  const { rows } = await shop.asOwner('select erase_at from account where id = $1', [id]);
  expect(rows).toEqual([{ erase_at: null }]);
});
