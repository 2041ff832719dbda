import { beforeAll, expect, test } from 'vitest';
import { sendTestEmailJob } from '#api/modules/notifications/notifications.jobs.ts';
import { createOrderQueue } from '#api/modules/orders/placing/order-queue.ts';
import { addAddress } from '#api/modules/addresses/own-addresses.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import { runJobs } from '#api/platform/jobs/job-runner.ts';
import type { Job } from '#api/platform/jobs/jobs.ts';
import { createApiMetrics } from '#api/platform/metrics/api-metrics.ts';
import { createWorkerMetrics } from '#api/platform/metrics/worker-metrics.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { orderRequest } from '#api/testing/data/order-request.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

/** Returns the value of a series, named as Prometheus prints it. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

test('[OB-03] the API reports requests, orders, caches, backlogs and Redis', async () => {
  const app = await shop.app({ CACHE_SECONDS: '60' });
  const buyer = await peopleOf(shop, app).shopper();
  const actor = { kind: 'shopper' as const, accountId: buyer.user.id, sessionId: '' };
  const { _id: addressId } = await addAddress(shop.as(actor), draftAddress());
  const { headers } = buyer;
  const send = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload });
  await send('/api/shop/cart/add', { productId: await newProduct(shop), quantity: 1 });
  expect((await send('/api/shop/orders', { addressId, paymentMethod: 'cod' })).statusCode).toBe(
    200,
  );
  expect(
    (await send('/api/shop/orders', { addressId, paymentMethod: 'gcash' })).statusCode,
  ).not.toBe(200);
  await app.inject('/api/shop/categories');
  await app.inject('/api/shop/categories');
  await shop.asOwner(`update outbox set at = now() - interval '90 seconds'`);
  const ctx = shop.as({ kind: 'shop' });
  await ctx.transact((tx) => ctx.enqueue(tx, sendTestEmailJob, { to: 'a@sirkito.test' }));
  await shop.asOwner(
    `update pgboss.job set start_after = now() - interval '30 seconds',
       created_on = now() - interval '600 seconds' where name = $1`,
    [sendTestEmailJob.name],
  );
  // Not due, so not late.
  const tomorrow = new Date(Date.now() + 86_400_000);
  await ctx.transact((tx) => ctx.enqueue(tx, sendTestEmailJob, { to: 'b@sirkito.test' }, tomorrow));

  const { body } = await app.inject('/metrics');
  const read = (series: string) => valueOf(body, series);
  expect(
    read('http_request_seconds_count{method="GET",route="/api/shop/categories",status="200"}'),
  ).toBe(2);
  expect(read('orders_placed_total{outcome="placed"}')).toBe(1);
  expect(body).toMatch(/orders_placed_total\{outcome="(?!placed)\w+"\} 1/);
  expect(read('order_batch_size_count')).toBe(2);
  expect(read('order_queue_waiting')).toBe(0);
  expect(read('order_queue_oldest_seconds')).toBe(0);
  expect(read('cache_requests_total{cache="reply",outcome="hit"}')).toBe(1);
  expect(read('cache_requests_total{cache="reply",outcome="miss"}')).toBe(1);
  expect(read('database_connections{state="open"}')).toBeGreaterThan(0);
  expect(read('redis_up')).toBe(1);
  expect(read('outbox_lag_seconds')).toBeGreaterThanOrEqual(90);
  const queue = sendTestEmailJob.name;
  expect(read(`job_queue_jobs{queue="${queue}",state="created"}`)).toBe(2);
  expect(read(`job_queue_oldest_seconds{queue="${queue}"}`)).toBeGreaterThanOrEqual(30);
  expect(read(`job_queue_oldest_seconds{queue="${queue}"}`)).toBeLessThan(500);
  expect(read('oldest_unsent_email_seconds')).toBeGreaterThanOrEqual(600);
  await shop.asOwner('delete from pgboss.job');
});

test('[OB-03] checkouts that wait for a batch are counted', async () => {
  const metrics = createApiMetrics();
  const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ctx = shop.as({ kind: 'shop' });
  const stalled = async () => {
    started.resolve();
    await released.promise;
    throw new Error('no database');
  };
  const queue = createOrderQueue({ ...ctx, transact: stalled }, undefined, metrics.orders);
  const first = queue.place(orderRequest({ accountId: ctx.newId(), key: null }));
  await started.promise;
  const second = queue.place(orderRequest({ accountId: ctx.newId(), key: null }));
  await expect
    .poll(async () => valueOf(await metrics.registry.metrics(), 'order_queue_oldest_seconds'))
    .toBeGreaterThan(0);
  expect(valueOf(await metrics.registry.metrics(), 'order_queue_waiting')).toBe(1);
  released.resolve();
  await Promise.allSettled([first, second]);
  expect(valueOf(await metrics.registry.metrics(), 'orders_placed_total{outcome="failed"}')).toBe(
    2,
  );
});

test('[OB-03] the worker reports its jobs and emails', async () => {
  const metrics = createWorkerMetrics();
  let sends = 0;
  const sendMail = metrics.counted(async () => {
    sends += 1;
    if (sends === 1) throw new Error('the mail server is away');
  });
  await shop.asOwner('update pgboss.queue set retry_delay = 0, retry_backoff = false');
  const runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: [sendTestEmailJob as Job],
    log: shop.log,
    observe: metrics.observeRun,
    contextFor: () => ({ ...shop.as({ kind: 'shop' }), sendMail, shopUrl: 'http://localhost' }),
  });
  const ctx = shop.as({ kind: 'shop' });
  await ctx.transact((tx) => ctx.enqueue(tx, sendTestEmailJob, { to: 'a@sirkito.test' }));
  const read = async (series: string) => valueOf(await metrics.registry.metrics(), series);
  const runs = (outcome: string) =>
    read(`job_seconds_count{job="${sendTestEmailJob.name}",outcome="${outcome}"}`);
  await expect.poll(() => runs('done'), { timeout: 30_000 }).toBe(1);
  expect(await runs('failed')).toBe(1);
  expect(await read('emails_sent_total{outcome="sent"}')).toBe(1);
  expect(await read('emails_sent_total{outcome="failed"}')).toBe(1);
  await runner.stop();
});
