import type { RequestOptions } from '@sirkito/contracts/passkeys/schemas';
import { beforeAll, expect, test } from 'vitest';
import type { createAuthenticator } from '#api/testing/people/authenticator.ts';
import {
  allowed,
  confirmationRequired,
  confirmationShop,
} from '#api/testing/people/confirmation.ts';
import { ownPasskeys, passkeysOf } from '#api/testing/people/passkeys.ts';
import type { SignedIn } from '#api/testing/people/people.ts';
import { codeFor, ownTwoFactor, turnOnTwoFactor } from '#api/testing/people/totp.ts';
import { findEvents } from '#api/testing/security-events.ts';

const api = confirmationShop({ TWO_FACTOR_GRACE_DAYS: '7' });
let passkeys: ReturnType<typeof passkeysOf>;
beforeAll(() => {
  passkeys = passkeysOf(api.app);
});

type Authenticator = ReturnType<typeof createAuthenticator>;

const byPasskey = '/api/admin/me/confirmation/passkey';
const failed = [400, 'auth.passkey_failed'];

async function assertion(person: SignedIn, authenticator: Authenticator) {
  const reply = await passkeys.ask(person, 'POST', `${byPasskey}-options`);
  return authenticator.get(reply.json<{ data: RequestOptions }>().data);
}

test('[SC-16] a passkey that is the only second factor confirms, the password alone does not', async () => {
  const { ask, age, confirm, outcome } = api.confirmations;
  const staff = await api.people.staff();
  const { authenticator } = await passkeys.add(staff);
  await age(staff);
  expect(outcome(await confirm(staff))).toEqual([400, 'auth.passkey_required']);
  const { password } = staff;
  const enrolments = () => [
    ask(staff, 'POST', ownTwoFactor, { password }),
    ask(staff, 'POST', `${ownPasskeys}/options`, { password }),
  ];
  for (const reply of enrolments()) expect(outcome(await reply)).toEqual(confirmationRequired);
  const credential = await assertion(staff, authenticator);
  expect(outcome(await ask(staff, 'POST', byPasskey, { credential }))).toEqual(allowed);
  for (const reply of enrolments()) expect(outcome(await reply)).toEqual(allowed);
  expect(outcome(await ask(staff, 'POST', byPasskey, { credential }))).toEqual(failed);
});

test('[SC-16] a passkey confirms for its owner only, with a challenge of that confirmation', async () => {
  const { ask, age, outcome } = api.confirmations;
  const [staff, other] = [await api.people.staff(), await api.people.staff()];
  const mine = await passkeys.add(staff);
  const theirs = await passkeys.add(other);
  await age(staff);
  const forSignIn = mine.authenticator.get(await passkeys.requestOptions('admin-passkey'));
  for (const credential of [
    await assertion(staff, theirs.authenticator),
    await assertion(other, theirs.authenticator),
    await assertion(other, mine.authenticator),
    forSignIn,
  ]) {
    expect(outcome(await ask(staff, 'POST', byPasskey, { credential }))).toEqual(failed);
  }
  const [event] = await findEvents(api.shop, 'second_factor_failed', { accountId: staff.user.id });
  expect(event.details).toEqual({ area: 'staff', reason: 'passkey' });
  const change = { staffRole: 'orders' };
  const reply = await ask(staff, 'PUT', `/api/admin/staff/${other.user.id}`, change);
  expect(outcome(reply)).toEqual(confirmationRequired);
});

test('[SC-16] with an authenticator app too, either of them confirms', async () => {
  const { ask, confirm, outcome } = api.confirmations;
  const staff = await api.people.staff();
  const { password } = staff;
  const { key } = await turnOnTwoFactor(api.shop, api.app, staff);
  const { authenticator } = await passkeys.add(staff);
  expect(outcome(await confirm(staff))).toEqual([400, 'auth.two_factor_required']);
  expect(outcome(await confirm(staff, { password, code: codeFor(key) }))).toEqual(allowed);
  const credential = await assertion(staff, authenticator);
  expect(outcome(await ask(staff, 'POST', byPasskey, { credential }))).toEqual(allowed);
});

test("[SC-85] wrong codes don't stop a confirmation by passkey", async () => {
  const { ask, confirm, outcome } = api.confirmations;
  const staff = await api.people.staff();
  await turnOnTwoFactor(api.shop, api.app, staff);
  const { authenticator } = await passkeys.add(staff);
  const wrong = { password: staff.password, code: '000000' };
  for (let attempt = 0; attempt < 10; attempt += 1) await confirm(staff, wrong);
  expect(outcome(await confirm(staff, wrong))).toEqual([429, 'request.too_many']);
  const credential = await assertion(staff, authenticator);
  expect(outcome(await ask(staff, 'POST', byPasskey, { credential }))).toEqual(allowed);
});
