import type { SecurityEventKind } from '@sirkito/commerce';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { withOwnerContext } from '#api/main/owner-context.ts';
import { issueEmailedLink } from '#api/modules/accounts/auth/issue-emailed-link.ts';
import { eraseAccount } from '#api/modules/accounts/privacy/erase-account.ts';
import { addStaff } from '#api/modules/accounts/staff/add-staff.ts';
import { passkeysOf } from '#api/testing/people/passkeys.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { turnOnTwoFactor } from '#api/testing/people/totp.ts';
import { findEvents } from '#api/testing/security-events.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let people: ReturnType<typeof peopleOf>;
let owner: SignedIn;
beforeAll(async () => {
  app = await shop.app({ ACCOUNT_LIMITS: 'signInAddress=9999/1h,register=9999/1h,signIn=3/15m' });
  people = peopleOf(shop, app);
  owner = await people.staff();
});

const asShop = () => shop.as({ kind: 'shop' });
const wrong = 'not my password';
const newPassword = 'another horse battery';
let address = 0;

/** Calls from a network of its own, so that the cap of one doesn't matter. */
function send(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, by?: SignedIn) {
  return app.inject({
    method,
    url: `/api/${url}`,
    remoteAddress: `203.0.${(address += 1)}.77`,
    ...(by && { headers: by.headers }),
    ...(payload && { payload }),
  });
}

const setDisabled = (path: string, isDisabled: boolean) =>
  send(
    'PUT',
    `admin/${path}`,
    { isDisabled, ...(path.startsWith('customers') && { reason: 'Fraud' }) },
    owner,
  );

interface Case {
  kind: SecurityEventKind;
  act: (person: SignedIn) => Promise<unknown>;
  /** Whether the person is a clerk, and who acts. */
  who?: 'shopper' | 'clerk';
  by?: 'owner' | 'nobody';
  details?: object;
}

const cases: readonly Case[] = [
  { kind: 'sign_in_succeeded', act: async () => {}, details: { area: 'shopper' } },
  {
    kind: 'sign_in_failed',
    act: ({ email }) => send('POST', 'auth/login', { email, password: wrong }),
    details: { area: 'shopper', reason: 'wrong password' },
  },
  { kind: 'signed_out', act: (one) => send('POST', 'auth/logout', undefined, one) },
  {
    kind: 'sessions_ended',
    act: (one) => send('DELETE', 'account/sessions', undefined, one),
    details: { which: 'all' },
  },
  {
    kind: 'password_changed',
    act: (one) =>
      send('PUT', 'account/password', { currentPassword: one.password, newPassword }, one),
  },
  {
    kind: 'password_check_failed',
    act: (one) => send('POST', 'account/data', { password: wrong }, one),
  },
  {
    kind: 'password_reset',
    act: async ({ email }) => {
      const link = await issueEmailedLink(asShop(), 'reset_password', { email });
      const [userId, token] = link?.path.split('/').slice(-2) ?? [];
      const password = newPassword;
      return send('POST', `auth/reset-password/${userId}/${token}`, { password });
    },
  },
  {
    kind: 'data_requested',
    act: (one) => send('POST', 'account/data', { password: one.password }, one),
  },
  {
    kind: 'data_downloaded',
    act: async (one) => {
      const link = await issueEmailedLink(asShop(), 'download_data', { email: one.email });
      const token = link?.path.split('/').at(-1);
      return send('POST', 'account/data/download', { token }, one);
    },
  },
  {
    kind: 'erasure_requested',
    act: (one) => send('POST', 'account/erasure', { password: one.password }, one),
  },
  {
    kind: 'erasure_cancelled',
    act: (one) => send('DELETE', 'account/erasure', undefined, one),
  },
  {
    kind: 'account_erased',
    by: 'nobody',
    act: async ({ user }) => {
      await shop.asOwner(`update account set erase_at = now() where id = $1`, [user.id]);
      await eraseAccount(asShop(), personalRecords, user.id);
    },
  },
  {
    kind: 'customer_disabled',
    by: 'owner',
    act: ({ user }) => setDisabled(`customers/${user.id}/standing`, true),
  },
  {
    kind: 'customer_enabled',
    by: 'owner',
    act: async ({ user }) => {
      await setDisabled(`customers/${user.id}/standing`, true);
      await setDisabled(`customers/${user.id}/standing`, false);
    },
  },
  { kind: 'passkey_added', act: (one) => passkeysOf(app).add(one) },
  {
    kind: 'passkey_removed',
    act: async (one) => passkeysOf(app).remove(one, (await passkeysOf(app).add(one)).id),
  },
  {
    kind: 'role_changed',
    who: 'clerk',
    by: 'owner',
    act: ({ user }) => send('PUT', `admin/staff/${user.id}`, { staffRole: 'support' }, owner),
    details: { from: 'orders', to: 'support' },
  },
  {
    kind: 'staff_disabled',
    who: 'clerk',
    by: 'owner',
    act: ({ user }) => setDisabled(`staff/${user.id}`, true),
  },
  {
    kind: 'staff_enabled',
    who: 'clerk',
    by: 'owner',
    act: async ({ user }) => {
      await setDisabled(`staff/${user.id}`, true);
      await setDisabled(`staff/${user.id}`, false);
    },
  },
  {
    kind: 'staff_removed',
    who: 'clerk',
    by: 'owner',
    act: ({ user }) => send('DELETE', `admin/staff/${user.id}`, undefined, owner),
  },
  {
    kind: 'staff_invited',
    by: 'owner',
    act: ({ email }) =>
      send('POST', 'admin/staff', { email, userName: 'New One', staffRole: 'support' }, owner),
    details: { role: 'support' },
  },
  {
    kind: 'two_factor_disabled',
    who: 'clerk',
    by: 'owner',
    act: async (person) => {
      await turnOnTwoFactor(shop, app, person);
      return send('DELETE', `admin/staff/${person.user.id}/second-step`, undefined, owner);
    },
  },
];

test.each(cases)('[SC-30] stores $kind', async ({ kind, act, who, by, details = {} }) => {
  const person =
    who === 'clerk' ? await people.staff({ staffRole: 'orders' }) : await people.shopper();
  await act(person);
  const of =
    by === 'owner' ? { subject: `account:${person.user.id}` } : { accountId: person.user.id };
  const [event, ...others] = await findEvents(shop, kind, of);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ details });
  expect(event.accountId).toBe(by === 'owner' ? owner.user.id : person.user.id);
  // Erasing is a job, and registering came from this machine.
  if (kind === 'account_erased') expect(event.network).toBeNull();
  else expect(event.network).toMatch(/^(?:203\.0\.\d+\.0|127\.0\.0\.0)\/24$/);
  expect(event.requestId).toBeTruthy();
  expect(event.text).not.toContain(person.email);
  expect(event.text).not.toMatch(/horse|not my password|Fraud/);
});

test('[SC-30] groups failures by the hash of the address, with or without an account', async () => {
  const known = await people.shopper();
  for (const email of ['nobody@sirkito.test', 'nobody@sirkito.test', known.email]) {
    await send('POST', 'auth/login', { email, password: wrong });
  }
  await findEvents(shop, 'sign_in_failed', { accountId: known.user.id });
  const failures = (await findEvents(shop, 'sign_in_failed')).filter(
    ({ details }) => details['reason'] === 'no account',
  );
  expect(failures).toMatchObject([{ accountId: null }, { accountId: null }]);
  expect(new Set(failures.map(({ hash }) => hash)).size).toBe(1);
  const [own] = await findEvents(shop, 'sign_in_failed', { accountId: known.user.id });
  expect(own.hash).toMatch(/^[\da-f]{32}$/);
  expect(own.hash).not.toBe(failures[0]?.hash);
});

test('[SC-30] stores limited sign-ins, reset requests and invitations by command', async () => {
  const email = 'target@sirkito.test';
  const remoteAddress = '198.51.100.9';
  const payload = { email, password: wrong };
  const signIn = () =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress });
  for (const status of [400, 400, 400, 429]) expect((await signIn()).statusCode).toBe(status);
  const [limited] = await findEvents(shop, 'sign_in_limited');
  expect(limited).toMatchObject({ network: '198.51.100.0/24', details: { area: 'shopper' } });
  await send('POST', 'auth/forgot-password', { email });
  const [asked] = await findEvents(shop, 'password_reset_requested');
  expect(asked.hash).toBe(limited.hash);
  const added = { email, userName: 'By Command', staffRole: 'support' } as const;
  await withOwnerContext({ name: 'test', url: shop.url, log: shop.log }, (ctx) =>
    addStaff(ctx, added),
  );
  const invited = await findEvents(shop, 'staff_invited');
  expect(invited.map(({ details }) => details)).toContainEqual({ role: 'support', by: 'command' });
});

test('[SC-30] stores turning on two-factor, and missing and wrong codes', async () => {
  const clerk = await people.staff({ staffRole: 'orders' });
  const { password, email } = clerk;
  await turnOnTwoFactor(shop, app, clerk);
  await findEvents(shop, 'two_factor_enabled', { accountId: clerk.user.id });
  await send('POST', 'auth/admin-login', { email, password });
  await findEvents(shop, 'second_factor_missing', { accountId: clerk.user.id });
  await send('POST', 'auth/admin-login', { email, password, code: '000000' });
  await send('POST', 'admin/me/second-step/end', { password, code: '000000' }, clerk);
  await expect
    .poll(async () => findEvents(shop, 'second_factor_failed', { accountId: clerk.user.id }))
    .toHaveLength(2);
  const [failed] = await findEvents(shop, 'second_factor_failed', { accountId: clerk.user.id });
  expect(failed.text).not.toContain('000000');
});
