import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { settings } from '#api/modules/settings/settings.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createReplyCache } from './reply-cache.ts';

const shop = testShop();
const profile = settings.store_profile.default;
const rename = (brandName: string) =>
  changeSetting(shop.as(shop.staff()), 'store_profile', { ...profile, brandName });
const nameIn = async (app: FastifyInstance) =>
  (await app.inject('/api/shop/store')).json<{ data: { brandName: string } }>().data.brandName;

test('shows a change in every process within two seconds', async () => {
  const apps = [await shop.app({ CACHE_SECONDS: '2' }), await shop.app({ CACHE_SECONDS: '2' })];
  const expectName = async (name: string) => {
    for (const app of apps) await expect.poll(() => nameIn(app)).toBe(name);
  };
  const timeUntilSeen = async () => {
    await rename('Before');
    await expectName('Before');
    await rename('After');
    const changedAt = performance.now();
    await expectName('After');
    return performance.now() - changedAt;
  };
  // Polls to allow for a busy machine.
  await expect.poll(timeUntilSeen, { timeout: 20_000 }).toBeLessThan(2_300);
});

test('answers 304 to a matching If-None-Match', async () => {
  const app = await shop.app({ CACHE_SECONDS: '2' });
  const first = await app.inject('/api/shop/categories');
  expect(first.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=[012]$/);
  const again = await app.inject({
    url: '/api/shop/categories',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('shares one render among concurrent misses and does not cache failures', async () => {
  const cache = createReplyCache({ seconds: 2, now: () => new Date() });
  let renders = 0;
  const render = async () => {
    renders += 1;
    await delay(20);
    if (renders === 1) throw new Error('the database is away');
    return `${renders}`;
  };
  const failed = await Promise.allSettled([cache.read('a', render), cache.read('a', render)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const [one, other] = await Promise.all([cache.read('a', render), cache.read('a', render)]);
  const third = await cache.read('a', render);
  expect([one, other, third].map(({ body }) => body.toString())).toEqual(['2', '2', '2']);
});
