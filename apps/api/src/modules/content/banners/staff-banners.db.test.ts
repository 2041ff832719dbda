import type { BannerBody } from '@sirkito/contracts/banners/staff-schemas';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import {
  addBanner,
  editBanner,
  listBanners,
  removeBanner,
  reorderBanners,
  viewBanners,
} from './banners.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
const draft = (changes: Partial<BannerBody> = {}): BannerBody => ({
  kind: 'shelf',
  title: 'Cables',
  text: '',
  link: '/shop/listing?category=cables',
  linkLabel: 'All cables',
  picture: null,
  startsAt: null,
  endsAt: null,
  isActive: true,
  ...changes,
});
const seen = async () => (await viewBanners(shop.as({ kind: 'guest' }))).map(({ title }) => title);
const later = new Date(Date.now() + 3_600_000).toISOString();

test('adds, reorders, schedules and removes banners and audits each change', async () => {
  const one = await addBanner(staff(), draft({ title: 'One' }));
  const two = await addBanner(staff(), draft({ title: 'Two' }));
  const hero = await addBanner(staff(), draft({ kind: 'hero', title: 'Opening' }));
  expect(await seen()).toEqual(['Opening', 'One', 'Two']);
  await reorderBanners(staff(), { kind: 'shelf', ids: [two.id, one.id] });
  expect(await seen()).toEqual(['Opening', 'Two', 'One']);
  const planned = await editBanner(staff(), two.id, draft({ title: 'Two', startsAt: later }));
  expect(planned.state).toBe('planned');
  expect(await seen()).toEqual(['Opening', 'One']);
  await removeBanner(staff(), hero.id);
  expect(await seen()).toEqual(['One']);
  expect((await listBanners(staff())).map(({ title, state }) => [title, state])).toEqual([
    ['Two', 'planned'],
    ['One', 'shown'],
  ]);
  const { rows } = await shop.asOwner('select action from audit_entry order by id');
  expect(rows.map(({ action }) => action as string)).toEqual([
    'content.add_banner',
    'content.add_banner',
    'content.add_banner',
    'content.reorder_banners',
    'content.edit_banner',
    'content.remove_banner',
  ]);
});

test('accepts only uploaded images, or none', async () => {
  await expect(addBanner(staff(), draft({ picture: 'upload/nowhere' }))).rejects.toMatchObject({
    code: 'catalog.image_not_found',
    fields: { picture: expect.any(String) as string },
  });
  await shop.asOwner(
    `insert into uploaded_picture values ('upload/here', 10, 10, 'data:image/webp;base64,AA', now())`,
  );
  const { id, picture } = await addBanner(staff(), draft({ picture: 'upload/here' }));
  expect(picture).toBe('upload/here');
  await expect(editBanner(shop.as(shop.shopper()), id, draft())).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
});

test('keeps both of two concurrent changes', async () => {
  const made = await Promise.all(
    ['A', 'B', 'C'].map((title) => addBanner(staff(), draft({ kind: 'feature', title }))),
  );
  const { rows } = await shop.asOwner(
    `select count(distinct position)::int as places from banner where kind = 'feature'`,
  );
  expect(rows).toEqual([{ places: 3 }]);
  const id = made[0]?.id ?? '';
  const ends = await Promise.allSettled([removeBanner(staff(), id), removeBanner(staff(), id)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
