import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { changeSetting } from './change-setting.ts';
import { readSetting } from './read-setting.ts';
import { settings } from './settings.ts';

const shop = testShop();
const defaults = settings.store_profile.default;
const profileNamed = (brandName: string) => ({ ...defaults, brandName });
const entries = () =>
  shop.db.selectFrom('audit_entry').selectAll().orderBy('at').orderBy('id').execute();

test('returns the default until it is changed', async () => {
  expect(await readSetting(shop.db, 'store_profile')).toEqual(defaults);
});

test('refuses guests and shoppers and audits nothing', async () => {
  const guest = shop.as({ kind: 'guest' });
  await expect(changeSetting(guest, 'store_profile', profileNamed('Mine'))).rejects.toMatchObject({
    code: 'auth.required',
  });
  await expect(
    changeSetting(shop.as(shop.shopper()), 'store_profile', profileNamed('Mine')),
  ).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  expect(await entries()).toEqual([]);
});

test('saves a change and audits the actor and both values', async () => {
  const staff = shop.as(shop.staff());
  await changeSetting(staff, 'store_profile', profileNamed('Tindahan'));

  expect(await readSetting(shop.db, 'store_profile')).toMatchObject({ brandName: 'Tindahan' });
  expect(await entries()).toMatchObject([
    {
      actor_id: staff.actor.kind === 'staff' && staff.actor.accountId,
      action: 'settings.change_store_profile',
      before: defaults,
      after: profileNamed('Tindahan'),
      request_id: staff.requestId,
    },
  ]);
});

test('serializes ten concurrent changes', async () => {
  await shop.asOwner('delete from setting');
  await shop.asOwner('delete from audit_entry');
  const names = Array.from({ length: 10 }, (_, index) => `Shop ${index}`);
  await Promise.all(
    names.map((name) => changeSetting(shop.as(shop.staff()), 'store_profile', profileNamed(name))),
  );

  const seen = (await entries()).map((entry) => ({
    before: (entry.before as { brandName: string }).brandName,
    after: (entry.after as { brandName: string }).brandName,
  }));
  expect(seen.map(({ after }) => after).toSorted()).toEqual(names.toSorted());
  expect(new Set(seen.map(({ before }) => before)).size).toBe(10);
});
