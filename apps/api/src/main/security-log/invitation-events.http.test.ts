import { expect, test } from 'vitest';
import { issueEmailedLink } from '#api/modules/accounts/auth/issue-emailed-link.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { findEvents } from '#api/testing/security-events.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();

test('[SC-30] stores that an invitation was cancelled, and that an invited person joined', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const [owner, { email, user }] = [await people.staff(), await people.shopper()];
  const { headers } = owner;
  const payload = { email, userName: 'New Hire', staffRole: 'support' };
  const invite = () => app.inject({ method: 'POST', url: '/api/admin/staff', headers, payload });
  await invite();
  await app.inject({ method: 'DELETE', url: `/api/admin/staff/${user.id}`, headers });
  const subject = `account:${user.id}`;
  const [cancelled] = await findEvents(shop, 'invitation_cancelled', { subject });
  expect(cancelled).toMatchObject({ accountId: owner.user.id });
  await invite();
  const link = await issueEmailedLink(shop.as({ kind: 'shop' }), 'staff_invitation', { email });
  await app.inject({
    method: 'POST',
    url: `/api${String(link?.path)}`,
    payload: { password: 'isang bagong lihim' },
  });
  const [joined] = await findEvents(shop, 'staff_joined', { accountId: user.id });
  expect(joined).toMatchObject({ details: { role: 'support' }, network: '127.0.0.0/24' });
});
