import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '#api/testing/people/authenticator.ts';
import { ownPasskeys, passkeysOf } from '#api/testing/people/passkeys.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { issueEmailedLink } from '../auth/issue-emailed-link.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
let passkeys: ReturnType<typeof passkeysOf>;
beforeAll(async () => {
  app = await shop.app({ TWO_FACTOR_GRACE_DAYS: '7' });
  people = peopleOf(shop, app);
  passkeys = passkeysOf(app);
});

test('[SC-25] people add passkeys with their password, name, list and remove them, and get an email', async () => {
  const person = await people.shopper();
  const wrong = await passkeys.ask(person, 'POST', `${ownPasskeys}/options`, {
    password: 'not my password',
  });
  expect(wrong.json()).toMatchObject({ code: 'auth.bad_credentials' });
  const { id } = await passkeys.add(person, '  Phone ');
  expect((await passkeys.ask(person, 'GET', ownPasskeys)).json().data).toEqual([
    { id, name: 'Phone', createdAt: expect.any(String), lastUsedAt: null },
  ]);
  expect(await shop.jobs()).toContainEqual(
    expect.objectContaining({ name: 'accounts.send_passkey_added' }),
  );
  const renamed = await passkeys.ask(person, 'PUT', `${ownPasskeys}/${id}`, {
    name: 'Work laptop',
  });
  expect(renamed.json().data).toMatchObject([{ id, name: 'Work laptop' }]);
  const other = await people.shopper();
  expect(
    (await passkeys.ask(other, 'PUT', `${ownPasskeys}/${id}`, { name: 'Mine' })).statusCode,
  ).toBe(404);
  expect((await passkeys.remove(other, id)).statusCode).toBe(404);
  const guess = await passkeys.remove(person, id, { password: 'not my password' });
  expect(guess.json()).toMatchObject({ code: 'auth.bad_credentials' });
  expect((await passkeys.remove(person, id)).json().data).toEqual([]);
  expect(await shop.jobs()).toContainEqual(
    expect.objectContaining({ name: 'accounts.send_factor_removed' }),
  );
});

test('[SC-25] an account has up to ten passkeys, and each belongs to one account', async () => {
  const person = await people.shopper();
  const options = await passkeys.creationOptions(person);
  const { authenticator } = await passkeys.add(person);
  const again = await passkeys.creationOptions(person);
  expect(again.excludeCredentials).toMatchObject([{ id: authenticator.credential.id }]);
  const other = await people.shopper();
  const taken = authenticator.create(await passkeys.creationOptions(other));
  expect(
    (await passkeys.ask(other, 'POST', ownPasskeys, { name: 'X', credential: taken })).json(),
  ).toMatchObject({
    code: 'accounts.passkey_taken',
  });
  for (let count = 1; count < 10; count += 1) await passkeys.add(person);
  expect(
    (await passkeys.ask(person, 'POST', `${ownPasskeys}/options`, person)).json(),
  ).toMatchObject({
    code: 'accounts.too_many_passkeys',
  });
  const credential = createAuthenticator().create(options);
  expect(
    (await passkeys.ask(person, 'POST', ownPasskeys, { name: 'X', credential })).json(),
  ).toMatchObject({
    code: 'accounts.too_many_passkeys',
  });
});

test('[SC-26] a passkey signs a shopper in without email and password', async () => {
  const person = await people.shopper();
  const { authenticator } = await passkeys.add(person);
  const reply = await passkeys.signIn(authenticator.get(await passkeys.requestOptions()));
  expect(reply.json()).toMatchObject({ user: { id: person.user.id, role: 'user' } });
  expect(reply.json().token).toMatch(/^s_/);
  const [passkey] = (await passkeys.ask(person, 'GET', ownPasskeys)).json().data;
  expect(passkey.lastUsedAt).not.toBeNull();
  const staffDoor = await passkeys.signIn(
    authenticator.get(await passkeys.requestOptions('admin-passkey')),
    'admin-passkey',
  );
  expect(staffDoor.json()).toMatchObject({ code: 'auth.passkey_failed' });
});

test('[SC-26] for staff a passkey is both factors: it ends the setup and replaces password and code', async () => {
  const person = await people.staff({ staffRole: 'orders' });
  await shop.asOwner(
    `update two_factor_grace set starts_at = now() - interval '8 days' where account_id = $1`,
    [person.user.id],
  );
  expect((await passkeys.ask(person, 'GET', '/api/admin/orders/get')).statusCode).toBe(403);
  const { authenticator } = await passkeys.add(person);
  expect((await passkeys.ask(person, 'GET', '/api/admin/orders/get')).statusCode).toBe(200);
  const reply = await passkeys.signIn(
    authenticator.get(await passkeys.requestOptions('admin-passkey')),
    'admin-passkey',
  );
  expect(reply.json().token).toMatch(/^a_/);
  const headers = { authorization: `Bearer ${reply.json().token}` };
  expect((await passkeys.ask({ headers }, 'GET', '/api/admin/orders/get')).statusCode).toBe(200);
});

test('[SC-26] staff add passkeys in a staff session only, because shop sign-in needs no second factor', async () => {
  const person = await people.staff();
  const shopping = await people.signIn(person);
  const start = await passkeys.ask(shopping, 'POST', `${ownPasskeys}/options`, {
    password: person.password,
  });
  expect([start.statusCode, start.json().code]).toEqual([403, 'accounts.staff_session_required']);
  const credential = createAuthenticator().create(await passkeys.creationOptions(person));
  const add = await passkeys.ask(shopping, 'POST', ownPasskeys, { name: 'X', credential });
  expect([add.statusCode, add.json().code]).toEqual([403, 'accounts.staff_session_required']);
});

test('[SC-26] sign-in attempts with a passkey are limited', async () => {
  const strict = await shop.app({ ACCOUNT_LIMITS: 'signIn=2/15m' });
  const credential = createAuthenticator().get(await passkeys.requestOptions(), {
    userHandle: 'AA',
  });
  const attempt = () =>
    strict.inject({ method: 'POST', url: '/api/auth/passkey-login', payload: { credential } });
  expect((await attempt()).json()).toMatchObject({ code: 'auth.passkey_failed' });
  // More than the limit, in case Redis was still connecting and the first counted apart.
  for (let count = 0; count < 3; count += 1) await attempt();
  expect((await attempt()).json()).toMatchObject({ code: 'request.too_many' });
});

test('[SC-26] disabled accounts and former staff are refused', async () => {
  const person = await people.staff();
  const { authenticator } = await passkeys.add(person);
  await shop.asOwner(`update account set role = 'user', staff_role = null where id = $1`, [
    person.user.id,
  ]);
  const asStaff = await passkeys.signIn(
    authenticator.get(await passkeys.requestOptions('admin-passkey')),
    'admin-passkey',
  );
  expect(asStaff.json()).toMatchObject({ code: 'auth.passkey_failed' });
  expect(
    (await passkeys.signIn(authenticator.get(await passkeys.requestOptions()))).statusCode,
  ).toBe(200);
  await shop.asOwner('update account set disabled_at = now() where id = $1', [person.user.id]);
  expect(
    (await passkeys.signIn(authenticator.get(await passkeys.requestOptions()))).statusCode,
  ).toBe(400);
});

test('[SC-28] a passkey that is the only second factor of staff holds: no password alone, no removal', async () => {
  const person = await people.staff({ staffRole: 'support' });
  const { id } = await passkeys.add(person);
  const { email, password } = person;
  const byPassword = () =>
    app.inject({ method: 'POST', url: '/api/auth/admin-login', payload: { email, password } });
  expect((await byPassword()).json()).toMatchObject({ code: 'auth.passkey_required' });
  expect((await passkeys.remove(person, id)).json()).toMatchObject({
    code: 'accounts.two_factor_needed',
  });
  const second = await passkeys.add(person);
  expect((await passkeys.remove(person, second.id)).statusCode).toBe(200);
  const owner = await people.staff();
  const reset = await passkeys.ask(
    owner,
    'DELETE',
    `/api/admin/staff/${person.user.id}/second-step`,
  );
  expect(reset.json().data).toContainEqual(
    expect.objectContaining({ id: person.user.id, hasTwoFactor: false }),
  );
  expect((await byPassword()).statusCode).toBe(200);
});

test('[SC-28] an unverified account that becomes staff loses its passkeys', async () => {
  const [owner, person] = [await people.staff(), await people.shopper()];
  const { authenticator } = await passkeys.add(person);
  await passkeys.ask(owner, 'POST', '/api/admin/staff', {
    email: person.email,
    userName: 'Maria Santos',
    staffRole: 'support',
  });
  const link = await issueEmailedLink(shop.as({ kind: 'shop' }), 'staff_invitation', person);
  const payload = { password: 'isang bagong lihim' };
  const joined = await app.inject({ method: 'POST', url: `/api${String(link?.path)}`, payload });
  expect(joined.json()).toMatchObject({ isStaff: true });
  expect(
    (await passkeys.signIn(authenticator.get(await passkeys.requestOptions()))).statusCode,
  ).toBe(400);
});

test('[SC-28] the data export lists passkeys without their keys, and erasure deletes them', async () => {
  const person = await people.shopper();
  await passkeys.add(person, `Phone ${randomUUID().slice(0, 8)}`);
  const { rows } = await shop.asOwner('select name from passkey where account_id = $1', [
    person.user.id,
  ]);
  const { accountRecords } = await import('../account-records.ts');
  const exported = await accountRecords.list(shop.db, person.user.id, new Date());
  expect(exported['passkeys']).toEqual([
    { name: rows[0]?.['name'] as string, createdAt: expect.any(Date), lastUsedAt: null },
  ]);
  await shop
    .as({ kind: 'shop' })
    .transact((tx) => accountRecords.erase(tx, person.user.id, new Date()));
  const { rowCount } = await shop.asOwner('select from passkey where account_id = $1', [
    person.user.id,
  ]);
  expect(rowCount).toBe(0);
});
