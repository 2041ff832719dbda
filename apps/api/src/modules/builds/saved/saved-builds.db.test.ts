import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { removeBuild, saveBuild, viewSavedBuilds } from './saved-builds.ts';

const shop = testShop();
const build = (name: string) => ({ name, parts: [randomUUID(), randomUUID()] });

test('saves a build by name and replaces one of the same name', async () => {
  const { ctx } = await newShopper(shop);
  const first = await saveBuild(ctx, build('Desk'));
  const again = await saveBuild(ctx, build('Desk'));
  const other = await saveBuild(ctx, build('Living room'));
  expect(again.id).toBe(first.id);
  expect(again.parts).not.toEqual(first.parts);
  const saved = await viewSavedBuilds(ctx);
  expect(saved).toHaveLength(2);
  expect(saved).toEqual(expect.arrayContaining([again, other]));
});

test('shows builds to their owner only', async () => {
  const { ctx } = await newShopper(shop);
  const { ctx: stranger } = await newShopper(shop);
  const mine = await saveBuild(ctx, build('Desk'));
  expect(await viewSavedBuilds(stranger)).toEqual([]);
  await expect(removeBuild(stranger, mine.id)).rejects.toMatchObject({ code: 'request.not_found' });
  await expect(viewSavedBuilds(shop.as({ kind: 'guest' }))).rejects.toMatchObject({
    code: 'auth.required',
  });
  expect(await removeBuild(ctx, mine.id)).toEqual([]);
});

test('enforces the limit when two tabs save at once', async () => {
  const { ctx } = await newShopper(shop);
  for (let nth = 0; nth < 29; nth += 1) await saveBuild(ctx, build(`Build ${String(nth)}`));
  const both = await Promise.allSettled([saveBuild(ctx, build('a')), saveBuild(ctx, build('b'))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await viewSavedBuilds(ctx)).toHaveLength(30);
});
