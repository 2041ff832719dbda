import { expect, test } from 'vitest';
import { withOwnerContext } from '#api/main/owner-context.ts';
import { createPasswords } from '#api/platform/passwords.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { liveSettings } from '#api/testing/live-settings.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { editSetting } from '#api/modules/settings/change-setting.ts';
import { removeDemoData } from './remove-demo-data.ts';
import { seedDemoAccounts } from './seed-demo-accounts.ts';
import { seedSamples } from './sample-reviews/seed-sample-reviews.ts';

const shop = testShop();
const asShop = () => shop.as({ kind: 'shop' });

const startLive = () => shop.app(liveSettings(shop.url));

async function seedAccounts(): Promise<number> {
  const hashing = { memoryKib: 64, passes: 1, queue: 4, peppers: [] };
  const passwords = createPasswords({ ...hashing, log: shop.log });
  try {
    return await withOwnerContext({ name: 'seed', url: shop.url, log: shop.log }, (ctx) =>
      seedDemoAccounts(ctx, passwords),
    );
  } finally {
    await passwords.close();
  }
}

test('seeds each demo account once', async () => {
  expect(await seedAccounts()).toBe(2);
  expect(await seedAccounts()).toBe(0);
  const people = peopleOf(shop, await shop.app());
  const admin = { email: 'admin@sirkito.test', password: 'Admin-Pass-2026' };
  expect(await people.signIn(admin, { asStaff: true })).toMatchObject({ user: { role: 'admin' } });
});

test('[HN-03] refuses to start a live shop with demo accounts, samples, the demo profile or invoices without a seller', async () => {
  await Promise.all(Array.from({ length: 10 }, () => newProduct(shop)));
  expect(await seedSamples(asShop())).toBeGreaterThan(0);
  await expect(startLive()).rejects.toThrow('shopper@sirkito.test');
  await shop.asOwner("delete from account where email like '%@sirkito.test'");
  await expect(startLive()).rejects.toThrow(/sample reviews .*commands\/demo-remove/);

  await seedAccounts();
  await withOwnerContext({ name: 'demo-remove', url: shop.url, log: shop.log }, removeDemoData);
  const left = await shop.asOwner(
    `select (select count(*)::int from account where email like '%@sirkito.test') as accounts,
       (select count(*)::int from review) + (select count(*)::int from product_question) as samples,
       (select sum(review_count + sample_review_count)::int from product) as counted,
       (select count(*)::int from product) as products`,
  );
  expect(left.rows).toEqual([{ accounts: 0, samples: 0, counted: 0, products: 10 }]);

  await expect(startLive()).rejects.toThrow(
    /demo's address, phone, email.*store-profile.js --addr/,
  );
  await editSetting(asShop(), 'store_profile', { address: '', phone: '+63 2 7000 0000' });
  await expect(startLive()).rejects.toThrow(/demo's email\./);
  await editSetting(asShop(), 'store_profile', { email: 'hello@shop.example' });
  await expect(startLive()).rejects.toThrow(
    /invoices have .*store-profile.js --registeredAddress '…' --tin '…'/,
  );
  await editSetting(asShop(), 'invoicing', { registeredAddress: '1 Rizal Avenue, Manila' });
  await expect(startLive()).rejects.toThrow(/store-profile.js --tin/);
  await editSetting(asShop(), 'invoicing', { tin: '123-456-789' });
  await expect(startLive()).resolves.toBeDefined();
});

test('only the shop removes demo data and edits the profile without staff', async () => {
  const staff = shop.as(shop.staff());
  await expect(removeDemoData(staff)).rejects.toThrow();
  await expect(editSetting(staff, 'store_profile', { address: '' })).rejects.toThrow();
});
