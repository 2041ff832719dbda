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

test('adds the first staff account without a password', async () => {
  const email = 'boss@shop.example';
  expect(await add({ email, userName: 'The Boss', staffRole: 'owner' })).toBe('added');
  expect(await find(email)).toMatchObject({
    role: 'admin',
    staff_role: 'owner',
    password_hash: null,
  });
  expect(await shop.jobs()).toContainEqual({
    name: 'accounts.send_staff_invitation',
    state: 'created',
  });
  const people = peopleOf(shop, await shop.app());
  await expect(people.signIn({ email, password: 'x' }, { asStaff: true })).rejects.toThrow(
    'auth.bad_credentials',
  );
});

test('promotes a verified customer with their password and an unverified one without', async () => {
  const people = peopleOf(shop, await shop.app());
  const [maria, squatter] = [await people.registerPerson(), await people.registerPerson()];
  await shop.asOwner('update account set email_verified_at = now() where email = $1', [
    maria.email,
  ]);
  expect(await add({ email: maria.email, userName: 'Maria', staffRole: 'support' })).toBe(
    'promoted',
  );
  expect(await people.signIn(maria, { asStaff: true })).toMatchObject({ user: { role: 'admin' } });

  // Registering another person's e-mail address must not lead to staff access.
  await people.signIn(squatter);
  await add({ email: squatter.email, userName: 'Juan', staffRole: 'owner' });
  await expect(people.signIn(squatter, { asStaff: true })).rejects.toThrow('auth.bad_credentials');
  const { rows } = await shop.asOwner(
    'select 1 from session join account on account.id = account_id where email = $1',
    [squatter.email],
  );
  expect(rows).toEqual([]);
});

test('cancels a scheduled erasure when the account becomes staff', async () => {
  const { email } = await peopleOf(shop, await shop.app()).registerPerson();
  await shop.asOwner(
    'update account set erase_at = now(), inactivity_notified_at = now() where email = $1',
    [email],
  );
  await add({ email, userName: 'Maria', staffRole: 'support' });
  expect(await find(email)).toMatchObject({
    role: 'admin',
    erase_at: null,
    inactivity_notified_at: null,
  });
});

test('lets only an operator add staff', async () => {
  const input = { email: 'x@shop.example', userName: 'Someone', staffRole: 'owner' } as const;
  for (const actor of [shop.staff(), shop.shopper()]) {
    await expect(addStaff(shop.as(actor), input)).rejects.toMatchObject({ code: 'auth.required' });
  }
});
