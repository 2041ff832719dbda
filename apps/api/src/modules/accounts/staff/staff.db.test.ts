import { expect, test } from 'vitest';
import { withOwnerContext } from '#api/main/owner-context.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addStaff } from './add-staff.ts';

const shop = testShop();
const add = (input: Parameters<typeof addStaff>[1]) =>
  withOwnerContext({ name: 'test', url: shop.url, log: shop.log }, (ctx) => addStaff(ctx, input));
const find = async (email: string) =>
  (await shop.asOwner('select * from account where email = $1', [email])).rows[0];

test('invites the first owner, who has no access before using the emailed link', async () => {
  const email = 'boss@shop.example';
  expect(await add({ email, userName: 'The Boss', staffRole: 'owner' })).toBe('invited');
  expect(await find(email)).toMatchObject({ role: 'user', staff_role: null, password_hash: null });
  expect(await shop.jobs()).toContainEqual({
    name: 'accounts.send_staff_invitation',
    state: 'created',
  });
  const people = peopleOf(shop, await shop.app());
  await expect(people.signIn({ email, password: 'x' }, { asStaff: true })).rejects.toThrow(
    'auth.bad_credentials',
  );
});

test('lets only an operator add staff', async () => {
  const input = { email: 'x@shop.example', userName: 'Someone', staffRole: 'owner' } as const;
  for (const actor of [shop.staff(), shop.shopper()]) {
    await expect(addStaff(shop.as(actor), input)).rejects.toMatchObject({ code: 'auth.required' });
  }
});
