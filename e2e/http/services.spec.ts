import { expect, test } from '../fixtures/http-test.ts';
import { freePort } from '../../scripts/services/ports/free-port.ts';
import { startApi, startWeb } from '../stack/servers.ts';
import { runCommand } from '../stack/stage.ts';

test('readyz reports ready when every service is up', async ({ shop, request }) => {
  const readiness = async () => (await request.get(`${shop.api}/readyz`)).json() as Promise<object>;
  await expect.poll(readiness).toEqual({
    status: 'ready',
    checks: {
      database: 'ok',
      migrations: 'ok',
      redis: 'ok',
      images: 'ok',
      clock: 'ok',
      orders: 'ok',
      jobs: 'ok',
    },
    clockOffsetSeconds: expect.any(Number),
  });
});

test('without Redis the API reports degraded and pages still load', async ({ stage, request }) => {
  const unusedUrl = `redis://127.0.0.1:${await freePort()}/0`;
  const api = await startApi(stage, { REDIS_URL: unusedUrl });
  const web = await startWeb(stage, api.url);

  const ready = await request.get(`${api.url}/readyz`);
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'degraded', checks: { redis: 'down' } });

  const home = await request.get(`${web.url}/shop/home`);
  expect(home.status()).toBe(200);
  expect(await home.text()).toMatch(/<h1[^>]*>[^<]+/);
  const call = await request.get(`${web.url}/api/shop/categories`);
  expect(call.status()).toBe(200);
});

test('the worker sends a queued email', async ({ shop, stage, request }) => {
  const to = `visitor-${Date.now()}@example.test`;
  await runCommand(stage, 'mail-check', to);
  const emails = async () => {
    const reply = await request.get(`${shop.mail}/email`);
    return (await reply.json()) as { to: { address: string }[]; subject: string; html?: string }[];
  };
  const received = async () =>
    (await emails()).filter((email) => email.to.some(({ address }) => address === to));
  await expect.poll(async () => (await received()).length, { timeout: 60_000 }).toBe(1);
  const [email] = await received();
  expect(email?.subject).toBeTruthy();
  expect(email?.html).toContain('<html');
});
