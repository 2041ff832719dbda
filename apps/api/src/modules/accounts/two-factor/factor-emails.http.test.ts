import { expect, test } from 'vitest';
import { confirmationShop } from '#api/testing/people/confirmation.ts';
import type { SignedIn } from '#api/testing/people/people.ts';
import { codeFor, ownTwoFactor, turnOnTwoFactor } from '#api/testing/people/totp.ts';

const api = confirmationShop();

/** Returns the names of the emails that were queued for an account, in order. */
async function emailsTo({ user }: SignedIn): Promise<string[]> {
  const { rows } = await api.shop.asOwner(
    `select name from pgboss.job where data ->> 'accountId' = $1
       and name <> 'accounts.send_email_verification' order by created_on`,
    [user.id],
  );
  return rows.map(({ name }) => String(name).replace('accounts.send_', ''));
}

test('[SC-29] the owner gets an email when an authenticator app or its recovery codes change', async () => {
  const { ask, outcome } = api.confirmations;
  const [owner, staff] = [await api.people.staff(), await api.people.staff()];
  const { password } = staff;
  const { key } = await turnOnTwoFactor(api.shop, api.app, staff);
  const codes = `${ownTwoFactor}/recovery-codes`;
  const wrong = await ask(staff, 'POST', codes, { password, code: '000000' });
  expect(outcome(wrong)).toEqual([400, 'auth.bad_credentials']);
  expect(await emailsTo(staff)).toEqual(['two_factor_enabled']);
  await ask(staff, 'POST', codes, { password, code: codeFor(key) });
  await ask(staff, 'POST', `${ownTwoFactor}/end`, { password, code: codeFor(key, 1) });
  await turnOnTwoFactor(api.shop, api.app, staff);
  await ask(owner, 'DELETE', `/api/admin/staff/${staff.user.id}/second-step`);
  expect(await emailsTo(staff)).toEqual([
    'two_factor_enabled',
    'recovery_codes_renewed',
    'factor_removed',
    'two_factor_enabled',
    'factor_removed',
  ]);
  expect(await emailsTo(owner)).toEqual([]);
});
