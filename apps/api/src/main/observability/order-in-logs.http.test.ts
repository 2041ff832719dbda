import { hashAccount } from '@sirkito/process';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContext, jobsOf } from '#api/main/compose.ts';
import { releaseReservationHandler } from '#api/modules/orders/orders.jobs.ts';
import { relayOutbox } from '#api/modules/orders/outbox/relay-outbox.ts';
import { addAddress } from '#api/modules/addresses/own-addresses.ts';
import { appRole } from '#api/platform/db/session-settings.ts';
import { parseEnv } from '#api/platform/env.ts';
import { runJobs } from '#api/platform/jobs/job-runner.ts';
import { captureLog } from '#api/testing/captured-log.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const paymongo = testPaymongo();
const api = captureLog('api');
const worker = captureLog('worker');
let app: FastifyInstance;
let buyer: SignedIn;
let clerk: SignedIn;
let runner: Awaited<ReturnType<typeof runJobs>>;

beforeAll(async () => {
  await newLocalities(shop);
  app = await shop.app(paymongo.settings(), api.log);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const people = peopleOf(shop, app);
  [buyer, clerk] = [await people.shopper(), await people.staff()];
  runner = await runJobs({
    url: shop.url,
    role: appRole,
    jobs: jobsOf(parseEnv({})).filter(({ schedule }) => !schedule),
    log: worker.log,
    contextFor: (requestId) => ({
      ...createContext({ ...shop.as({ kind: 'shop' }), ...workerDeps(requestId) }),
      sendMail: async () => {},
      shopUrl: 'http://localhost:3000',
    }),
  });
});
afterAll(() => runner.stop());

const workerDeps = (requestId: string) => ({
  db: shop.db,
  requestId,
  log: worker.log,
  actor: { kind: 'shop' as const },
});

/** Sends a call and returns its reply and its request line. */
async function send<Reply>(
  { headers }: Pick<SignedIn, 'headers'>,
  url: string,
  payload: object | string,
) {
  const reply = await app.inject({
    method: url.endsWith('/status') ? 'PUT' : 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const reqId = String(reply.headers['x-request-id']);
  const line = () =>
    api.lines.find((each) => each.reqId === reqId && each.msg === 'request') ?? { msg: 'missing' };
  await expect.poll(() => line().msg).toBe('request');
  return { reqId, line: line(), data: reply.json<Reply>() };
}

interface Placed {
  order: { _id: string; orderNumber: string };
}

test('[OB-01] [OB-02] log lines name the order and a hash of the account, events the request', async () => {
  const actor = { kind: 'shopper' as const, accountId: buyer.user.id, sessionId: '' };
  const { _id: addressId } = await addAddress(shop.as(actor), draftAddress());
  const productId = await newProduct(shop, { stock: 5 });
  const added = await send(buyer, '/api/shop/cart/add', { productId, quantity: 1 });
  expect(added.line).toMatchObject({ account: hashAccount(buyer.user.id) });
  expect(added.line).not.toHaveProperty('order');

  const placed = await send<Placed>(buyer, '/api/shop/orders', {
    addressId,
    paymentMethod: 'gcash',
  });
  const { _id: id, orderNumber: order } = placed.data.order;
  const account = hashAccount(buyer.user.id);
  expect(placed.line).toMatchObject({ order, account });

  const paying = await send<{ data: { checkoutUrl: string } }>(
    buyer,
    `/api/payments/orders/${id}/session`,
    {},
  );
  expect(paying.line).toMatchObject({ order, account });
  const sessionRef = String(paying.data.data.checkoutUrl.split('/').at(-1));
  await paymongo.pay(sessionRef);
  const session = await paymongo.session(sessionRef);
  const { raw, signature } = paymongo.message('checkout_session.payment.paid', session);
  const provider = { headers: { 'paymongo-signature': signature } };
  const paid = await send(provider, '/api/payments/paymongo', raw);
  expect(paid.line).toMatchObject({ order });

  const { rows } = await shop.asOwner('select version from customer_order where id = $1', [id]);
  const changed = await send(clerk, `/api/admin/orders/${id}/status`, {
    status: 'processing',
    version: Number((rows[0] as { version: number }).version),
  });
  expect(changed.line).toMatchObject({ order, account: hashAccount(clerk.user.id) });

  const events = await shop.asOwner(
    'select status, request_id from order_event where order_id = $1 order by at, id',
    [id],
  );
  expect(events.rows).toEqual([
    { status: 'pending', request_id: placed.reqId },
    { status: 'confirmed', request_id: paid.reqId },
    { status: 'processing', request_id: changed.reqId },
  ]);

  await relayOutbox(shop.as({ kind: 'shop' }));
  const sent = (job: string) => worker.lines.find((line) => line.job === job);
  await expect
    .poll(() => sent('notifications.send_order_placed'), { timeout: 30_000 })
    .toMatchObject({ msg: 'job done', order, reqId: placed.reqId });
  await expect
    .poll(() => sent('notifications.send_order_email'), { timeout: 30_000 })
    .toMatchObject({ msg: 'job done', order, reqId: paid.reqId });

  const text = JSON.stringify([api.lines, worker.lines]);
  for (const person of [buyer, clerk]) {
    expect(text).not.toContain(person.user.id);
    expect(text).not.toContain(person.email);
  }
});

test('[OB-02] an event that a job causes stores the job', async () => {
  const { orderId } = await newOrder(shop, { paymentMethod: 'gcash' });
  await shop.asOwner(`update customer_order set hold_until = now() where id = $1`, [orderId]);
  const ctx = shop.as({ kind: 'shop' });
  await ctx.transact((tx) => ctx.enqueue(tx, releaseReservationHandler, { orderId }));
  const released = () => worker.lines.find(({ job }) => job === releaseReservationHandler.name);
  await expect.poll(released, { timeout: 30_000 }).toMatchObject({ msg: 'job done' });
  const { rows } = await shop.asOwner(
    `select request_id from order_event where order_id = $1 and status = 'cancelled'`,
    [orderId],
  );
  expect(rows).toEqual([{ request_id: released()?.jobId }]);
});
