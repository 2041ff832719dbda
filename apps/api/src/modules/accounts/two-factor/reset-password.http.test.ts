import { expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { issueEmailedLink } from '../auth/issue-emailed-link.ts';

const shop = testShop();

test('a reset password opens no session and leaves two-factor authentication on', async () => {
  const app = await shop.app();
  const clerk = await peopleOf(shop, app).staff();
  await shop.asOwner(
    `insert into two_factor (account_id, sealed_secret, last_step, created_at, confirmed_at)
     values ($1, '\\x00', 0, now(), now())`,
    [clerk.user.id],
  );
  const link = await issueEmailedLink(shop.as({ kind: 'shop' }), 'reset_password', {
    email: clerk.email,
  });
  const password = 'a longer horse battery';
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const reset = await post(`/api${link?.path}`, { password });
  expect(reset.statusCode).toBe(200);
  expect(reset.json()).not.toHaveProperty('token');
  const signIn = await post('/api/auth/admin-login', { email: clerk.email, password });
  expect(signIn.json()).toMatchObject({ code: 'auth.two_factor_required' });
});
