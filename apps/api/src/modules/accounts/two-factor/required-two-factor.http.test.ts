import { staffRoles } from '@sirkito/commerce';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { codeFor, ownTwoFactor as own, turnOnTwoFactor } from '#api/testing/people/totp.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { createTwoFactorPolicy } from './two-factor-policy.ts';

const shop = testShop();
const limits = 'register=1000/1h,signInAddress=1000/1h,staffSignIn=100/15m';
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
beforeAll(async () => {
  app = await shop.app({ TWO_FACTOR_GRACE_DAYS: '7', ACCOUNT_LIMITS: limits });
  people = peopleOf(shop, app);
});

const day = 24 * 3_600_000;

const ask = (
  { headers }: Pick<SignedIn, 'headers'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.inject({ method, url, headers, ...(payload && { payload }) });

const me = async (person: SignedIn) => (await ask(person, 'GET', '/api/admin/me')).json().data;

/** Moves the start of the grace period into the past, before the first call of a new session. */
const startGrace = ({ user }: SignedIn, daysAgo: number) =>
  shop.asOwner(
    `update two_factor_grace set starts_at = now() - make_interval(hours => $2) where account_id = $1`,
    [user.id, Math.round(daysAgo * 24)],
  );

async function newOverdueStaff(staffRole = 'owner'): Promise<SignedIn> {
  const person = await people.staff({ staffRole });
  await startGrace(person, 8);
  return person;
}

const setUp = (person: SignedIn) => turnOnTwoFactor(shop, app, person);

const signIn = ({ email, password }: SignedIn, code?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/admin-login',
    payload: { email, password, ...(code !== undefined && { code }) },
  });

test.each(staffRoles)(
  '[SC-20] staff in the role %s have seven days from joining, then only the setup is open',
  async (staffRole) => {
    const person = await people.staff({ staffRole });
    const { twoFactorDueAt, mustSetUpTwoFactor } = await me(person);
    const left = Date.parse(twoFactorDueAt) - Date.now();
    expect(left).toBeGreaterThan(7 * day - 60_000);
    expect(left).toBeLessThanOrEqual(7 * day);
    expect(mustSetUpTwoFactor).toBe(false);
    expect((await ask(person, 'GET', '/api/admin/products/get')).statusCode).toBe(200);
    const late = await newOverdueStaff(staffRole);
    expect((await ask(late, 'GET', '/api/admin/products/get')).json()).toMatchObject({
      code: 'auth.two_factor_setup_required',
    });
    expect(await me(late)).toMatchObject({ mustSetUpTwoFactor: true });
  },
);

test('[SC-20] the grace period starts again for people who left and came back, not with a new role', async () => {
  const person = await people.staff({ staffRole: 'orders' });
  await startGrace(person, 5);
  const startedAt = async () => {
    const { rows } = await shop.asOwner(
      'select starts_at from two_factor_grace where account_id = $1',
      [person.user.id],
    );
    return (rows[0]?.['starts_at'] as Date | undefined)?.getTime() ?? 0;
  };
  await shop.asOwner(`update account set staff_role = 'owner' where id = $1`, [person.user.id]);
  expect(await startedAt()).toBeLessThan(Date.now() - 4 * day);
  await shop.asOwner(`update account set role = 'user', staff_role = null where id = $1`, [
    person.user.id,
  ]);
  expect(await startedAt()).toBe(0);
  await shop.asOwner(`update account set role = 'admin', staff_role = 'owner' where id = $1`, [
    person.user.id,
  ]);
  expect(await startedAt()).toBeGreaterThan(Date.now() - 60_000);
});

test('[SC-20] demo shops require nothing by default', async () => {
  const demo = await shop.app();
  const { headers } = await newOverdueStaff();
  const reply = await demo.inject({ url: '/api/admin/me', headers });
  expect(reply.json().data).toMatchObject({ twoFactorDueAt: null, mustSetUpTwoFactor: false });
  expect((await demo.inject({ url: '/api/admin/orders/get', headers })).statusCode).toBe(200);
});

test('[SC-21] setting it up opens the session again and ends the other staff sessions', async () => {
  const person = await newOverdueStaff('orders');
  const other = await people.signIn(person, { asStaff: true });
  expect((await ask(person, 'GET', '/api/admin/orders/get')).statusCode).toBe(403);
  await setUp(person);
  expect((await ask(person, 'GET', '/api/admin/orders/get')).statusCode).toBe(200);
  expect(await me(person)).toMatchObject({ twoFactorDueAt: null, mustSetUpTwoFactor: false });
  expect((await ask(other, 'GET', '/api/admin/me')).statusCode).toBe(401);
});

test('[SC-21] live streams of staff who must set it up end', async () => {
  const store = createSessionStore(shop.db, createTwoFactorPolicy(7));
  const person = await people.staff();
  const { rows } = await shop.asOwner('select id from session where account_id = $1', [
    person.user.id,
  ]);
  const ids = rows.map(({ id }) => id as string);
  expect((await store.findStaffRoles(ids)).size).toBe(1);
  await startGrace(person, 8);
  expect((await store.findStaffRoles(ids)).size).toBe(0);
});

test('[SC-22] staff who need it can replace the authenticator but not turn it off', async () => {
  const person = await people.staff({ staffRole: 'support' });
  const { key, recovery } = await setUp(person);
  const { password } = person;
  expect((await ask(person, 'GET', own)).json().data).toMatchObject({ isRequired: true });
  const end = await ask(person, 'POST', `${own}/end`, { password, code: recovery[0] });
  expect([end.statusCode, end.json().code]).toEqual([409, 'accounts.two_factor_needed']);

  const start = (code?: string) => ask(person, 'POST', own, { password, code });
  expect((await start()).json()).toMatchObject({ code: 'auth.two_factor_required' });
  expect((await start('000000')).json()).toMatchObject({ code: 'auth.bad_credentials' });
  const { key: newKey } = (await start(recovery[1])).json().data;
  expect((await signIn(person, codeFor(newKey))).statusCode).toBe(400);
  expect((await signIn(person, codeFor(key))).statusCode).toBe(200);
  expect((await ask(person, 'PUT', own, { code: '000000' })).statusCode).toBe(400);
  const codes = await ask(person, 'PUT', own, { code: codeFor(newKey) });
  expect(codes.json().data).toHaveLength(10);
  expect((await signIn(person, codeFor(key, 1))).statusCode).toBe(400);
  expect((await signIn(person, recovery[2])).statusCode).toBe(400);
  expect((await signIn(person, codeFor(newKey, 1))).statusCode).toBe(200);
  expect((await ask(person, 'PUT', own, { code: codeFor(newKey) })).json()).toMatchObject({
    code: 'accounts.two_factor_state',
  });
});

test('[SC-23] a recovery code signs in after the grace period', async () => {
  const person = await newOverdueStaff();
  const { recovery } = await setUp(person);
  const reply = await signIn(person, recovery[0]);
  expect(reply.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${reply.json().token}` };
  expect((await ask({ headers }, 'GET', '/api/admin/orders/get')).statusCode).toBe(200);
});

test('[SC-23] a reset by an owner gives 24 hours and ends the sessions', async () => {
  const [owner, clerk] = [await people.staff(), await newOverdueStaff('orders')];
  await setUp(clerk);
  const reset = await ask(owner, 'DELETE', `/api/admin/staff/${clerk.user.id}/second-step`);
  expect(reset.statusCode).toBe(200);
  expect((await ask(clerk, 'GET', '/api/admin/me')).statusCode).toBe(401);
  const again = await people.signIn(clerk, { asStaff: true });
  const left = Date.parse((await me(again)).twoFactorDueAt) - Date.now();
  expect(left).toBeGreaterThan(day - 60_000);
  expect(left).toBeLessThanOrEqual(day);
  expect((await ask(again, 'GET', '/api/admin/orders/get')).statusCode).toBe(200);
  await startGrace(clerk, 25 / 24);
  const late = await people.signIn(clerk, { asStaff: true });
  expect((await ask(late, 'GET', '/api/admin/orders/get')).statusCode).toBe(403);
});
