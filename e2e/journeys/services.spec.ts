import { expect, test } from '../fixtures/shop-test.ts';
import { freePort } from '../stack/program.ts';
import { startApi, startWeb } from '../stack/servers.ts';
import { runOn } from '../stack/stage.ts';

test('a whole shop says that it is ready', async ({ shop, request }) => {
  const readiness = async () => (await request.get(`${shop.api}/readyz`)).json() as Promise<object>;
  await expect.poll(readiness).toEqual({
    status: 'ready',
    checks: { database: 'ok', migrations: 'ok', redis: 'ok' },
  });
});

test('without Redis the shop says so and keeps its pages', async ({ stage, page, request }) => {
  const nowhere = `redis://127.0.0.1:${await freePort()}/0`;
  const api = await startApi(stage, { REDIS_URL: nowhere });
  const web = await startWeb(stage, api.url);

  const ready = await request.get(`${api.url}/readyz`);
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'degraded', checks: { redis: 'down' } });

  await page.goto(`${web.url}/shop/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const call = await request.get(`${web.url}/api/shop/categories`);
  expect(call.status()).toBe(200);
});

test('without Redis each visitor is still counted', async ({ stage, request }) => {
  const api = await startApi(stage, {
    REDIS_URL: `redis://127.0.0.1:${await freePort()}/0`,
    RATE_LIMIT_PER_MINUTE: '3',
  });
  const statuses = [];
  for (let call = 0; call < 4; call += 1) {
    statuses.push((await request.get(`${api.url}/api/shop/store`)).status());
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('an e-mail that was promised is handed over by the worker', async ({
  shop,
  stage,
  request,
}) => {
  const to = `visitor-${Date.now()}@example.test`;
  await runOn(stage, 'check-mail', to);
  const letters = async () => {
    const reply = await request.get(`${shop.mail}/email`);
    return (await reply.json()) as { to: { address: string }[]; subject: string; html?: string }[];
  };
  const mine = async () =>
    (await letters()).filter((letter) => letter.to.some(({ address }) => address === to));
  await expect.poll(async () => (await mine()).length, { timeout: 15_000 }).toBe(1);
  const [letter] = await mine();
  expect(letter?.subject).toBeTruthy();
  expect(letter?.html).toContain('<html');
});
