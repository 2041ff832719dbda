import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createAuthenticator } from '#api/testing/people/authenticator.ts';
import {
  allowed,
  confirmationRequired,
  confirmationsOf,
} from '#api/testing/people/confirmation.ts';
import { ownPasskeys, passkeysOf } from '#api/testing/people/passkeys.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { codeFor, turnOnTwoFactor } from '#api/testing/people/totp.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import { issueEmailedLink } from '../auth/issue-emailed-link.ts';
import { addPasskey } from './add-passkey.ts';
import { insertPasskey } from './passkeys.queries.ts';
import { relyingPartyOf } from './relying-party.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
let passkeys: ReturnType<typeof passkeysOf>;
beforeAll(async () => {
  app = await shop.app({ TWO_FACTOR_GRACE_DAYS: '7' });
  people = peopleOf(shop, app);
  passkeys = passkeysOf(app);
});

test('[SC-28] of two passkeys removed at once one stays, and shop sign-in removes none', async () => {
  const person = await people.staff({ staffRole: 'support' });
  const ids = [(await passkeys.add(person)).id, (await passkeys.add(person)).id];
  const shopping = await people.signIn(person);
  const removeAll = (by: typeof shopping) => Promise.all(ids.map((id) => passkeys.remove(by, id)));
  const byShopper = await removeAll(shopping);
  expect(byShopper.map((reply) => reply.json().code)).toEqual([
    'accounts.staff_session_required',
    'accounts.staff_session_required',
  ]);
  const byStaff = await removeAll(person);
  const statuses = byStaff.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('[SC-28] removing a passkey ends the other sessions', async () => {
  const person = await people.shopper();
  const { authenticator, id } = await passkeys.add(person);
  const opened = await passkeys.signIn(authenticator.get(await passkeys.requestOptions()));
  const headers = { authorization: `Bearer ${opened.json().token}` };
  expect((await passkeys.ask({ headers }, 'GET', ownPasskeys)).statusCode).toBe(200);
  expect((await passkeys.remove(person, id)).statusCode).toBe(200);
  expect((await passkeys.ask({ headers }, 'GET', ownPasskeys)).statusCode).toBe(401);
});

test('[SC-28] resetting the password removes passkeys that someone else may have added', async () => {
  const person = await people.shopper();
  const { authenticator } = await passkeys.add(person);
  const asShop = shop.as({ kind: 'shop' });
  const link = await issueEmailedLink(asShop, 'reset_password', { email: person.email });
  const [userId, token] = link?.path.split('/').slice(-2) ?? [];
  const password = 'a longer horse battery';
  const reset = await app.inject({
    method: 'POST',
    url: `/api/auth/reset-password/${userId}/${token}`,
    payload: { password, confirmPassword: password },
  });
  expect(reset.statusCode, reset.body).toBe(200);
  const reply = await passkeys.signIn(authenticator.get(await passkeys.requestOptions()));
  expect(reply.json()).toMatchObject({ code: 'auth.passkey_failed' });
});

test('[SC-68] signing in with a passkey ends the session that the caller had', async () => {
  const person = await people.shopper();
  const { authenticator } = await passkeys.add(person);
  const credential = authenticator.get(await passkeys.requestOptions());
  const reply = await passkeys.ask(person, 'POST', '/api/auth/passkey-login', { credential });
  expect(reply.statusCode).toBe(200);
  expect((await passkeys.ask(person, 'GET', ownPasskeys)).statusCode).toBe(401);
});

test('[SC-25] staff with an authenticator app confirm with a code before they add a passkey', async () => {
  const { age, confirm, outcome } = confirmationsOf(shop, app);
  const [person, withoutApp] = [await people.staff(), await people.staff()];
  const { key } = await turnOnTwoFactor(shop, app, person);
  const start = async (by: SignedIn) =>
    outcome(await passkeys.ask(by, 'POST', `${ownPasskeys}/options`, { password: by.password }));
  await age(person);
  await age(withoutApp);
  expect(await start(withoutApp)).toEqual(allowed);
  expect(await start(person)).toEqual(confirmationRequired);
  const { password } = person;
  expect(outcome(await confirm(person, { password, code: codeFor(key) }))).toEqual(allowed);
  expect(await start(person)).toEqual(allowed);
});

test('[SC-28] staff confirm before they remove a passkey', async () => {
  const { age, outcome } = confirmationsOf(shop, app);
  const person = await people.staff();
  const [, second] = [await passkeys.add(person), await passkeys.add(person)];
  await age(person);
  expect(outcome(await passkeys.remove(person, second.id))).toEqual(confirmationRequired);
  expect((await passkeys.ask(person, 'GET', ownPasskeys)).json().data).toHaveLength(2);
});

test('[SC-25] a session that ended meanwhile adds no passkey', async () => {
  const person = await people.shopper();
  const credential = createAuthenticator().create(await passkeys.creationOptions(person));
  const ended = { kind: 'shopper', accountId: person.user.id, sessionId: randomUUID() } as const;
  const relyingParty = relyingPartyOf('http://localhost:3000');
  await expect(
    addPasskey(shop.as(ended), { relyingParty }, { name: 'X', credential }),
  ).rejects.toMatchObject({ code: 'auth.required' });
  expect((await passkeys.ask(person, 'GET', ownPasskeys)).json().data).toEqual([]);
});

test('[SC-23] a reset also removes a passkey that is being added', async () => {
  const [owner, person] = [await people.staff(), await people.staff({ staffRole: 'support' })];
  await passkeys.add(person);
  const { id } = person.user;
  const ctx = shop.as({ kind: 'shop' });
  const waiting = async () =>
    (
      await shop.asOwner(
        `select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like '%from "account"%for update%'`,
      )
    ).rowCount;
  const { resetting } = await ctx.transact(async (tx) => {
    await lockAccount(tx, id);
    // inject() is lazy: the request is sent once `then` is called.
    const reply = passkeys
      .ask(owner, 'DELETE', `/api/admin/staff/${id}/second-step`)
      .then((answer) => answer);
    await expect.poll(waiting).toBe(1);
    await insertPasskey(tx, {
      id: ctx.newId(),
      account_id: id,
      credential_id: randomBytes(32),
      public_key: randomBytes(77),
      sign_count: 0,
      transports: [],
      name: 'X',
      created_at: ctx.now(),
    });
    return { resetting: reply };
  });
  expect((await resetting).statusCode).toBe(200);
  const { rowCount } = await shop.asOwner('select from passkey where account_id = $1', [id]);
  expect(rowCount).toBe(0);
});
