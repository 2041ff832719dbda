import { randomUUID } from 'node:crypto';
import { openSession } from '#api/modules/accounts/sessions/open-session.ts';
import type { Ctx } from '#api/platform/context.ts';
import { parseEnv } from '#api/platform/env.ts';
import { createLog } from '#api/platform/log.ts';
import { withOwnerContext } from '../owner-context.ts';

/**
 * Uses the API of a restored database as shoppers do: `smoke-test.js URL [--order]`. With `--order`
 * it also registers, signs in and orders, which only a copy that is deleted afterwards should have.
 */
const [url = '', option] = process.argv.slice(2);
const visitor = { ipAddress: '127.0.0.1', userAgent: 'smoke test', supportsCookies: false };

async function call<Reply>(path: string, token = '', body?: object): Promise<Reply> {
  const reply = await fetch(new URL(path, url), {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!reply.ok) throw new Error(`${path} replied ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Reply; // what the contract of the path says
}

async function readCatalogue(): Promise<string> {
  const { data } = await call<{ data: { _id: string }[] }>('/api/shop/products/get');
  const [first] = data;
  if (!first) throw new Error('The catalogue has no products');
  await call(`/api/shop/products/get/${first._id}`);
  return `${data.length} products listed, one opened`;
}

/** Reads the newest order of a customer in a session of theirs, which is then deleted. */
async function readNewestOrder(ctx: Ctx): Promise<string> {
  const order = await ctx.read
    .selectFrom('customer_order')
    .select(['id', 'number', 'account_id'])
    .where('account_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!order?.account_id) return 'no order of a customer to read';
  const accountId = order.account_id;
  const opened = { accountId, kind: 'shopper', visitor } as const;
  const { token } = await ctx.transact((tx) => openSession(tx, ctx, opened));
  try {
    await call(`/api/shop/orders/${order.id}`, token);
  } finally {
    await ctx.transact((tx) =>
      tx.deleteFrom('session').where('user_agent', '=', visitor.userAgent).execute(),
    );
  }
  return `order ${order.number} read`;
}

async function placeOrder(ctx: Ctx): Promise<string> {
  const email = `${randomUUID()}@smoke.test`;
  const password = randomUUID();
  const passwords = { password, confirmPassword: password };
  await call('/api/auth/register', '', { userName: 'Smoke Test', email, ...passwords });
  const { token } = await call<{ token: string }>('/api/auth/login', '', { email, password });
  const product = await ctx.read
    .selectFrom('product_listing')
    .select('product_id')
    .where('in_stock', '=', true)
    .orderBy('price_centavos')
    .limit(1)
    .executeTakeFirstOrThrow(() => new Error('No product is in stock'));
  await call('/api/shop/cart/add', token, { productId: product.product_id, quantity: 1 });
  const place = await ctx.read
    .selectFrom('locality')
    .select('code')
    .where('level', '=', 'barangay')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { data } = await call<{ data: { _id: string } }>('/api/shop/address/add', token, {
    fullName: 'Smoke Test',
    phone: '0917 555 0142',
    psgcCode: place.code,
    street: '1 Test Street',
    postalCode: '1100',
  });
  const { order } = await call<{ order: { orderNumber: string } }>('/api/shop/orders', token, {
    addressId: data._id,
    paymentMethod: 'cod',
  });
  return `registered, signed in and placed order ${order.orderNumber}`;
}

const env = parseEnv(process.env);
const log = createLog('smoke-test', env.LOG_LEVEL);
await withOwnerContext({ name: 'smoke-test', url: env.DATABASE_OWNER_URL, log }, async (ctx) => {
  console.log(await readCatalogue());
  console.log(await readNewestOrder(ctx));
  if (option === '--order') console.log(await placeOrder(ctx));
});
