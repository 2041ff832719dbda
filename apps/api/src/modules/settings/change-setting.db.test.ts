import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { changeSetting } from './change-setting.ts';
import { readSetting } from './read-setting.ts';
import { settings } from './settings.ts';

const shop = testShop();
const defaults = settings.store_profile.default;
const named = (brandName: string) => ({ ...defaults, brandName });
const entries = () =>
  shop.db.selectFrom('audit_entry').selectAll().orderBy('at').orderBy('id').execute();

test('until somebody changes it, the profile is the default', async () => {
  expect(await readSetting(shop.db, 'store_profile')).toEqual(defaults);
});

test('a guest and a shopper are refused and leave no trace', async () => {
  const guest = shop.as({ kind: 'guest' });
  await expect(changeSetting(guest, 'store_profile', named('Mine'))).rejects.toMatchObject({
    code: 'auth.required',
  });
  await expect(
    changeSetting(shop.as(shop.shopper()), 'store_profile', named('Mine')),
  ).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  expect(await entries()).toEqual([]);
});

test('staff change the profile, and the log says who, from what and to what', async () => {
  const staff = shop.as(shop.staff());
  await changeSetting(staff, 'store_profile', named('Tindahan'));

  expect(await readSetting(shop.db, 'store_profile')).toMatchObject({ brandName: 'Tindahan' });
  expect(await entries()).toMatchObject([
    {
      actor_id: staff.actor.kind === 'staff' && staff.actor.accountId,
      action: 'settings.change_store_profile',
      before: defaults,
      after: named('Tindahan'),
      request_id: staff.requestId,
    },
  ]);
});

test('of ten changes at once each sees the one before it', async () => {
  await shop.asOwner('delete from setting');
  await shop.asOwner('delete from audit_entry');
  const names = Array.from({ length: 10 }, (_, index) => `Shop ${index}`);
  await Promise.all(
    names.map((name) => changeSetting(shop.as(shop.staff()), 'store_profile', named(name))),
  );

  const seen = (await entries()).map((entry) => ({
    before: (entry.before as { brandName: string }).brandName,
    after: (entry.after as { brandName: string }).brandName,
  }));
  expect(seen.map(({ after }) => after).toSorted()).toEqual(names.toSorted());
  expect(new Set(seen.map(({ before }) => before)).size).toBe(10);
});
