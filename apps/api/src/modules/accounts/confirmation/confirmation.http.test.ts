import { expect, test } from 'vitest';
import {
  allowed,
  confirmationRequired,
  confirmationShop,
} from '#api/testing/people/confirmation.ts';
import type { SignedIn } from '#api/testing/people/people.ts';
import { codeFor, turnOnTwoFactor } from '#api/testing/people/totp.ts';

const api = confirmationShop();

test('[SC-16] inviting, changing, disabling and removing staff need a confirmed password', async () => {
  const { ask, expectGuarded } = api.confirmations;
  const owner = await api.people.staff();
  const email = 'invited@shop.example';
  const invitation = { email, userName: 'New One', staffRole: 'support' };
  await expectGuarded(owner, () => ask(owner, 'POST', '/api/admin/staff', invitation));
  const { user } = await api.people.staff({ staffRole: 'support' });
  const path = `/api/admin/staff/${user.id}`;
  await expectGuarded(owner, () => ask(owner, 'PUT', path, { staffRole: 'orders' }));
  await expectGuarded(owner, () => ask(owner, 'PUT', path, { isDisabled: true }));
  await expectGuarded(owner, () => ask(owner, 'DELETE', path));
});

test('[SC-16] changing the bank account that customers pay to needs a confirmed password', async () => {
  const { ask, expectGuarded } = api.confirmations;
  const owner = await api.people.staff();
  const account = { bankName: 'A bank', accountName: 'The shop', accountNumber: '1234-5678' };
  await expectGuarded(owner, () => ask(owner, 'PUT', '/api/admin/settings/bank-account', account));
});

test('[SC-16] downloading the books needs a confirmed password', async () => {
  const { ask, age, confirm, outcome } = api.confirmations;
  const owner = await api.people.staff();
  const download = (file: string) =>
    ask(owner, 'GET', `/api/admin/books/${file}.csv?month=2026-11`);
  const files = ['sales-book', 'summary-list', 'orders'];
  await age(owner);
  for (const file of files) expect(outcome(await download(file))).toEqual(confirmationRequired);
  await confirm(owner);
  for (const file of files) expect((await download(file)).statusCode).toBe(200);
});

test('[SC-16] a confirmation lasts five minutes, in its own session only', async () => {
  const { ask, age, confirm, outcome } = api.confirmations;
  const owner = await api.people.staff();
  const other = await api.people.signIn(owner, { asStaff: true });
  const { user } = await api.people.staff({ staffRole: 'support' });
  const change = async (by: SignedIn) =>
    outcome(await ask(by, 'PUT', `/api/admin/staff/${user.id}`, { staffRole: 'orders' }));
  await age(owner);
  expect(outcome(await confirm(other))).toEqual(allowed);
  expect(await change(owner)).toEqual(confirmationRequired);
  expect(await change(other)).toEqual(allowed);
  await age(owner, '4 minutes 50 seconds');
  expect(await change(owner)).toEqual(allowed);
  await age(owner, '5 minutes');
  expect(await change(owner)).toEqual(confirmationRequired);
});

test('[SC-16] a wrong password confirms nothing and is counted', async () => {
  const { ask, age, confirm, outcome } = api.confirmations;
  const staff = await api.people.staff();
  await age(staff);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const reply = await confirm(staff, { password: 'not my password' });
    expect(outcome(reply)).toEqual([400, 'auth.bad_credentials']);
  }
  expect(outcome(await confirm(staff))).toEqual([429, 'request.too_many']);
  expect((await ask(staff, 'GET', '/api/admin/me')).statusCode).toBe(200);
  const invitation = { email: 'never@shop.example', userName: 'New One', staffRole: 'support' };
  expect(outcome(await ask(staff, 'POST', '/api/admin/staff', invitation))).toEqual(
    confirmationRequired,
  );
});

test("[SC-85] wrong passwords in a stolen session don't stop the owner's own session", async () => {
  const { confirm, outcome } = api.confirmations;
  const stolen = await api.people.staff();
  const own = await api.people.signIn(stolen, { asStaff: true });
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await confirm(stolen, { password: 'not my password' });
  }
  expect(outcome(await confirm(stolen))).toEqual([429, 'request.too_many']);
  expect(outcome(await confirm(own))).toEqual(allowed);
});

test('[SC-16] with two-factor authentication a code is needed too, each once', async () => {
  const { confirm, outcome } = api.confirmations;
  const staff = await api.people.staff();
  const { password } = staff;
  const { key } = await turnOnTwoFactor(api.shop, api.app, staff);
  expect(outcome(await confirm(staff))).toEqual([400, 'auth.two_factor_required']);
  const wrong = [400, 'auth.bad_credentials'];
  expect(outcome(await confirm(staff, { password, code: '000000' }))).toEqual(wrong);
  const code = codeFor(key);
  expect(outcome(await confirm(staff, { password: 'not mine', code }))).toEqual(wrong);
  expect(outcome(await confirm(staff, { password, code }))).toEqual(allowed);
  expect(outcome(await confirm(staff, { password, code }))).toEqual(wrong);
});
