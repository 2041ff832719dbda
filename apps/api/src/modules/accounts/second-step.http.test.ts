import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type SignedIn } from '#api/testing/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { codeOfStep, stepAt } from './time-code.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  app = await shop.app({
    ACCOUNT_LIMITS: 'register=1000/1h,signInAddress=1000/1h,staffSignIn=100/15m',
  });
  people = peopleOf(shop, app);
});

const own = '/api/admin/me/second-step';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function secretOf(key: string): Buffer {
  const bits = key
    .replaceAll(' ', '')
    .split('')
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const ask = (
  { headers }: SignedIn,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.inject({ method, url, headers, ...(payload && { payload }) });

/** The code of the step now, or of one beside it. */
const codeFor = (key: string, ahead = 0) => codeOfStep(secretOf(key), stepAt(new Date()) + ahead);

async function withSecondStep(manner: { staffRole?: string } = {}) {
  const person = await people.staff(manner);
  const { key } = (await ask(person, 'POST', own, { password: person.password })).json().data;
  const reply = await ask(person, 'PUT', own, { code: codeFor(key) });
  // As if it had been long ago.
  await shop.asOwner('update second_step set last_step = 0 where account_id = $1', [
    person.user.id,
  ]);
  return { person, key: String(key), recovery: reply.json().data as string[] };
}

const signIn = ({ email, password }: { email: string; password: string }, code?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/admin-login',
    payload: { email, password, ...(code !== undefined && { code }) },
  });

test('[AU-08] a code is asked for after the right password alone, and a wrong one is a 400', async () => {
  const { person, key } = await withSecondStep();
  const wrong = await signIn({ ...person, password: 'not my password' });
  expect(wrong.json()).toMatchObject({ code: 'auth.bad_credentials' });
  const both = await signIn({ ...person, password: 'not my password' }, codeFor(key));
  expect(both.json()).toMatchObject({ code: 'auth.bad_credentials' });
  const asked = await signIn(person);
  expect([asked.statusCode, asked.json().code]).toEqual([400, 'auth.code_needed']);
  expect(asked.json()).not.toHaveProperty('token');
  const refused = await signIn(person, '000000');
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'auth.bad_credentials']);
  expect(
    (await signIn(person, ` ${codeFor(key).slice(0, 3)} ${codeFor(key).slice(3)}`)).json().token,
  ).toMatch(/^a_/);
});

test('a code opens one session, also for two who give it at once, and none older is taken after', async () => {
  const { person, key } = await withSecondStep();
  const code = codeFor(key);
  const replies = await Promise.all([signIn(person, code), signIn(person, code)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual(
    [200, 400],
  );
  expect((await signIn(person, code)).statusCode).toBe(400);
  expect((await signIn(person, codeFor(key, -1))).statusCode).toBe(400);
  expect((await signIn(person, codeFor(key, 1))).statusCode).toBe(200);
});

test('each of ten recovery codes opens one session, and new ones replace them', async () => {
  const { person, key, recovery } = await withSecondStep();
  expect(new Set(recovery).size).toBe(10);
  const [first = '', second = ''] = recovery;
  expect((await signIn(person, first.toLowerCase())).statusCode).toBe(200);
  expect((await signIn(person, first)).json()).toMatchObject({ code: 'auth.bad_credentials' });
  expect((await ask(person, 'GET', own)).json().data).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  const { password } = person;
  const renew = (code: string) => ask(person, 'POST', `${own}/recovery-codes`, { password, code });
  expect((await renew('123123')).statusCode).toBe(400);
  const [fresh = ''] = (await renew(codeFor(key))).json().data as string[];
  expect((await signIn(person, second)).statusCode).toBe(400);
  expect((await signIn(person, fresh)).statusCode).toBe(200);
});

test('nothing in the database makes or is a code', async () => {
  const { key, recovery } = await withSecondStep();
  const { rows } = await shop.asOwner('select * from second_step, recovery_code');
  const kept = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
  expect(rows.some(({ sealed_secret }) => (sealed_secret as Buffer).includes(secretOf(key)))).toBe(
    false,
  );
  for (const code of recovery) expect(kept).not.toContain(code.replace('-', ''));
});

test('starting needs the password, and counts only once a code was given', async () => {
  const person = await people.staff({ staffRole: 'support' });
  const start = (password: string) => ask(person, 'POST', own, { password });
  expect((await start('not my password')).json()).toMatchObject({ code: 'auth.bad_credentials' });
  expect((await start(person.password)).statusCode).toBe(200);
  expect((await signIn(person)).statusCode).toBe(200);
  const { key, link } = (await start(person.password)).json().data;
  expect(link).toContain(`secret=${String(key).replaceAll(' ', '')}`);
  expect((await ask(person, 'PUT', own, { code: '000000' })).statusCode).toBe(400);
  expect((await ask(person, 'PUT', own, { code: codeFor(key) })).statusCode).toBe(200);
  expect((await signIn(person)).json()).toMatchObject({ code: 'auth.code_needed' });
  expect((await start(person.password)).json()).toMatchObject({ code: 'accounts.second_step' });
});

test('it is switched off by password and code, or by an owner for somebody else, and the log knows', async () => {
  const { person: owner, key } = await withSecondStep();
  const { person: clerk } = await withSecondStep({ staffRole: 'orders' });
  const of = ({ user }: SignedIn) => `/api/admin/staff/${user.id}/second-step`;
  expect((await ask(clerk, 'DELETE', of(owner))).statusCode).toBe(403);
  expect((await ask(owner, 'DELETE', of(owner))).json()).toMatchObject({
    code: 'accounts.not_oneself',
  });
  const ended = await ask(owner, 'DELETE', of(clerk));
  expect(ended.json().data).toContainEqual(
    expect.objectContaining({ id: clerk.user.id, hasSecondStep: false }),
  );
  expect((await signIn(clerk)).statusCode).toBe(200);
  expect((await ask(owner, 'DELETE', of(clerk))).statusCode).toBe(409);

  const { password } = owner;
  const end = (code: string) => ask(owner, 'POST', `${own}/end`, { password, code });
  expect((await end('000000')).statusCode).toBe(400);
  expect((await end(codeFor(key))).json().data).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  expect((await signIn(owner)).statusCode).toBe(200);
  const { rows } = await shop.asOwner(
    `select actor_id, subject from audit_entry where action = 'accounts.end_second_step' order by at`,
  );
  expect(rows.map(({ actor_id }) => actor_id as string)).toEqual([owner.user.id, owner.user.id]);
  expect(rows[0]?.subject).toBe(`account:${clerk.user.id}`);
});

test('whoever has the password has ten tries an hour at the code, from all addresses together', async () => {
  const { person, recovery } = await withSecondStep();
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/admin-login',
        remoteAddress: `203.0.113.${place}`,
        payload: { email: person.email, password: person.password, code: '000000' },
      }),
    ),
  );
  expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  expect((await signIn(person, recovery[0])).statusCode).toBe(429);
});
