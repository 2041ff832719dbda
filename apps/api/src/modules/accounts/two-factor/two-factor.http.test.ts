import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import {
  codeFor,
  ownTwoFactor as own,
  secretOf,
  turnOnTwoFactor,
} from '#api/testing/people/totp.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  app = await shop.app({
    ACCOUNT_LIMITS: 'register=1000/1h,signInAddress=1000/1h,staffSignIn=100/15m',
  });
  people = peopleOf(shop, app);
});

const ask = (
  { headers }: SignedIn,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.inject({ method, url, headers, ...(payload && { payload }) });

async function newStaffWithTwoFactor(options: { staffRole?: string } = {}) {
  const person = await people.staff(options);
  return { person, ...(await turnOnTwoFactor(shop, app, person)) };
}

const signIn = ({ email, password }: { email: string; password: string }, code?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/admin-login',
    payload: { email, password, ...(code !== undefined && { code }) },
  });

test('[AU-08][API-23] asks for a code only after the correct password and refuses a wrong code with 400', async () => {
  const { person, key } = await newStaffWithTwoFactor();
  const wrong = await signIn({ ...person, password: 'not my password' });
  expect(wrong.json()).toMatchObject({ code: 'auth.bad_credentials' });
  const both = await signIn({ ...person, password: 'not my password' }, codeFor(key));
  expect(both.json()).toMatchObject({ code: 'auth.bad_credentials' });
  const asked = await signIn(person);
  expect([asked.statusCode, asked.json().code]).toEqual([400, 'auth.two_factor_required']);
  expect(asked.json()).not.toHaveProperty('token');
  const refused = await signIn(person, '000000');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { code: 'auth.bad_credentials', message: expect.stringContaining('code') as string },
  ]);
  expect(
    (await signIn(person, ` ${codeFor(key).slice(0, 3)} ${codeFor(key).slice(3)}`)).json().token,
  ).toMatch(/^a_/);
});

test('accepts each code once, even concurrently, and no older code afterwards', async () => {
  const { person, key } = await newStaffWithTwoFactor();
  const code = codeFor(key);
  const replies = await Promise.all([signIn(person, code), signIn(person, code)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual(
    [200, 400],
  );
  expect((await signIn(person, code)).statusCode).toBe(400);
  expect((await signIn(person, codeFor(key, -1))).statusCode).toBe(400);
  expect((await signIn(person, codeFor(key, 1))).statusCode).toBe(200);
});

test('accepts each of ten recovery codes once and replaces them with new ones', async () => {
  const { person, key, recovery } = await newStaffWithTwoFactor();
  expect(new Set(recovery).size).toBe(10);
  const [first = '', second = ''] = recovery;
  expect((await signIn(person, first.toLowerCase())).statusCode).toBe(200);
  expect((await signIn(person, first)).json()).toMatchObject({ code: 'auth.bad_credentials' });
  expect((await ask(person, 'GET', own)).json().data).toMatchObject({
    isOn: true,
    recoveryCodesLeft: 9,
  });
  const { password } = person;
  const renew = (code: string) => ask(person, 'POST', `${own}/recovery-codes`, { password, code });
  expect((await renew('123123')).statusCode).toBe(400);
  const [fresh = ''] = (await renew(codeFor(key))).json().data as string[];
  expect((await signIn(person, second)).statusCode).toBe(400);
  expect((await signIn(person, fresh)).statusCode).toBe(200);
});

test('stores neither the secret nor the recovery codes in plain text', async () => {
  const { key, recovery } = await newStaffWithTwoFactor();
  const { rows } = await shop.asOwner('select * from two_factor, recovery_code');
  const stored = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
  expect(rows.some(({ sealed_secret }) => (sealed_secret as Buffer).includes(secretOf(key)))).toBe(
    false,
  );
  for (const code of recovery) expect(stored).not.toContain(code.replace('-', ''));
});

test('requires the password to start and takes effect only after a code is confirmed', async () => {
  const person = await people.staff({ staffRole: 'support' });
  const start = (password: string) => ask(person, 'POST', own, { password });
  expect((await start('not my password')).json()).toMatchObject({ code: 'auth.bad_credentials' });
  expect((await start(person.password)).statusCode).toBe(200);
  expect((await signIn(person)).statusCode).toBe(200);
  const { key, link } = (await start(person.password)).json().data;
  expect(link).toContain(`secret=${String(key).replaceAll(' ', '')}`);
  expect((await ask(person, 'PUT', own, { code: '000000' })).statusCode).toBe(400);
  expect((await ask(person, 'PUT', own, { code: codeFor(key) })).statusCode).toBe(200);
  expect((await signIn(person)).json()).toMatchObject({ code: 'auth.two_factor_required' });
  expect((await start(person.password)).json()).toMatchObject({ code: 'auth.two_factor_required' });
});

test('can be disabled with password and code or reset by an owner for a colleague, and is audited', async () => {
  const { person: owner, key } = await newStaffWithTwoFactor();
  const { person: clerk } = await newStaffWithTwoFactor({ staffRole: 'orders' });
  const of = ({ user }: SignedIn) => `/api/admin/staff/${user.id}/second-step`;
  expect((await ask(clerk, 'DELETE', of(owner))).statusCode).toBe(403);
  expect((await ask(owner, 'DELETE', of(owner))).json()).toMatchObject({
    code: 'accounts.own_access',
  });
  const ended = await ask(owner, 'DELETE', of(clerk));
  expect(ended.json().data).toContainEqual(
    expect.objectContaining({ id: clerk.user.id, hasTwoFactor: false }),
  );
  expect((await signIn(clerk)).statusCode).toBe(200);
  expect((await ask(owner, 'DELETE', of(clerk))).statusCode).toBe(409);

  const { password } = owner;
  const end = (code: string) => ask(owner, 'POST', `${own}/end`, { password, code });
  expect((await end('000000')).statusCode).toBe(400);
  expect((await end(codeFor(key))).json().data).toMatchObject({
    isOn: false,
    recoveryCodesLeft: 0,
  });
  expect((await signIn(owner)).statusCode).toBe(200);
  const { rows } = await shop.asOwner(
    `select actor_id, subject, action from audit_entry
     where action in ('accounts.disable_two_factor', 'accounts.reset_two_factor') order by at`,
  );
  expect(rows.map(({ actor_id }) => actor_id as string)).toEqual([owner.user.id, owner.user.id]);
  expect(rows[0]).toMatchObject({
    subject: `account:${clerk.user.id}`,
    action: 'accounts.reset_two_factor',
  });
});

test('[SC-85] ten wrong codes an hour stop codes from all addresses, but no recovery code', async () => {
  const { person, key, recovery } = await newStaffWithTwoFactor();
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/admin-login',
        remoteAddress: `203.0.113.${index}`,
        payload: { email: person.email, password: person.password, code: '000000' },
      }),
    ),
  );
  expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  expect((await signIn(person, codeFor(key))).statusCode).toBe(429);
  expect((await signIn(person, recovery[0])).statusCode).toBe(200);
});
