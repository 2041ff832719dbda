import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { seedBanners } from './seed-banners.ts';
import { viewBanners } from './banners.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });
const titles = async (now: string) =>
  (await viewBanners({ ...guest(), now: () => new Date(now) })).map(({ title }) => title);

test('seeds an empty home page once', async () => {
  const filled = await seedBanners(shop.as({ kind: 'shop' }));
  expect(filled).toBeGreaterThan(0);
  await shop.asOwner("update banner set title = 'Ours' where kind = 'hero'");
  expect(await seedBanners(shop.as({ kind: 'shop' }))).toBe(0);

  const banners = await viewBanners(guest());
  expect(banners).toHaveLength(filled);
  expect(banners.find(({ kind }) => kind === 'hero')).toMatchObject({ title: 'Ours' });
});

test('refuses guests', async () => {
  await expect(seedBanners(guest())).rejects.toMatchObject({ code: 'auth.required' });
});

test('shows active banners in order from their start to their end', async () => {
  await shop.asOwner('delete from banner');
  await shop.asOwner(`
    insert into banner (id, kind, title, link, link_label, position, starts_at, ends_at, is_active, created_at, updated_at)
    values
      (gen_random_uuid(), 'shelf', 'second', '/shop/deals', 'All', 2, null, null, true, now(), now()),
      (gen_random_uuid(), 'shelf', 'first', '/shop/deals', 'All', 1, '2027-01-01Z', '2027-02-01Z', true, now(), now()),
      (gen_random_uuid(), 'shelf', 'off', '/shop/deals', 'All', 0, null, null, false, now(), now())`);
  expect(await titles('2026-12-31T23:59:59Z')).toEqual(['second']);
  expect(await titles('2027-01-01T00:00:00Z')).toEqual(['first', 'second']);
  expect(await titles('2027-01-31T23:59:59Z')).toEqual(['first', 'second']);
  expect(await titles('2027-02-01T00:00:00Z')).toEqual(['second']);
});

for (const link of ['https://elsewhere.test', '//elsewhere.test', '/\\elsewhere.test']) {
  test(`refuses a banner link to ${link}`, async () => {
    const insert = `insert into banner (id, kind, title, link, link_label, position, created_at, updated_at)
      values (gen_random_uuid(), 'shelf', 'away', $1, 'Go', 0, now(), now())`;
    await expect(shop.asOwner(insert, [link])).rejects.toThrow('banner_link_stays_here');
  });
}
