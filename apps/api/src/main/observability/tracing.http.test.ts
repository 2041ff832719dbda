import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../../scripts/services/ports/free-port.ts';
import { startApiProcess, startWorkerProcess } from '#api/testing/api-process.ts';
import { startProgram, stopProgram } from '#api/testing/child-process.ts';
import { redisUrl } from '#api/testing/database/databases.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testInbox } from '#api/testing/inbox.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { testCollector } from '#api/testing/span-collector.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const inbox = testInbox();
const collector = testCollector();
const proxy = fileURLToPath(
  new URL('../../../../web/server/testing/start-proxy.ts', import.meta.url),
);
const children: ChildProcess[] = [];
let web: string;

beforeAll(async () => {
  await newLocalities(shop);
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url(), REDIS_URL: redisUrl };
  const { api, url } = await startApiProcess(shop.url, env);
  const worker = await startWorkerProcess(shop.url, { ...env, SMTP_URL: inbox.smtpUrl });
  const port = await freePort();
  web = `http://127.0.0.1:${port}`;
  const proxying = await startProgram({
    command: process.execPath,
    args: [proxy],
    env: { ...env, WEB_PORT: `${port}`, API_URL: url },
    readyUrl: `${web}/healthz`,
  });
  children.push(api, worker, proxying);
});
afterAll(() => Promise.all(children.map((child) => stopProgram(child))));

async function post<Reply>(path: string, body: object, token?: string) {
  const reply = await fetch(web + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  expect(reply.status, path).toBe(200);
  return { data: (await reply.json()) as Reply, id: String(reply.headers.get('x-request-id')) };
}

test('[OB-05] one trace leads from the page through API and PostgreSQL to the job and its email', async () => {
  const person = { email: 'maria@sirkito.test', password: 'correct horse battery' };
  const form = { ...person, userName: 'Maria Santos', confirmPassword: person.password };
  await post('/api/auth/register', form);
  const { token } = (await post<{ token: string }>('/api/auth/login', person)).data;
  const address = await post<{ data: { _id: string } }>(
    '/api/shop/address/add',
    draftAddress(),
    token,
  );
  await post('/api/shop/cart/add', { productId: await newProduct(shop), quantity: 1 }, token);
  const order = { addressId: address.data.data._id, paymentMethod: 'cod' };
  const { id } = await post('/api/shop/orders', order, token);
  await inbox.mailTo(person.email, 'SK-');

  const find = (service: string, name: string, text = '') =>
    collector.spans.find(
      (span) =>
        span.traceId === id.replaceAll('-', '') &&
        span.service === `sirkito-${service}` &&
        span.name === name &&
        String(span.attributes['db.query.text'] ?? '').includes(text),
    );
  const names = () => collector.spans.map(({ service, name }) => `${service} ${name}`).join('\n');
  await expect
    .poll(() => find('worker', 'send email'), { timeout: 20_000, message: names() })
    .toBeDefined();
  await expect.poll(() => find('web', 'POST /api/*'), { timeout: 20_000 }).toBeDefined();
  await expect.poll(() => find('api', 'POST /api/shop/orders')).toBeDefined();

  const page = find('web', 'POST /api/*');
  const call = find('api', 'POST /api/shop/orders');
  const job = find('worker', 'job notifications.send_order_placed');
  expect(page?.parentSpanId).toBeUndefined();
  expect(call?.parentSpanId).toBe(page?.spanId);
  expect(call?.attributes['order']).toMatch(/^SK-\d+$/);
  expect(find('api', 'order queue')?.parentSpanId).toBe(call?.spanId);
  expect(find('api', 'postgresql', 'insert into customer_order')?.parentSpanId).toBe(call?.spanId);
  expect(job?.parentSpanId).toBe(page?.spanId);
  expect(find('worker', 'postgresql')?.parentSpanId).toBe(job?.spanId);
  expect(find('worker', 'send email')?.parentSpanId).toBe(job?.spanId);
});
