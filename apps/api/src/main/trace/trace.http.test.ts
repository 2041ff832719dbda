import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashAccount } from '@sirkito/process';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAddress } from '#api/modules/addresses/own-addresses.ts';
import { relayOutbox } from '#api/modules/orders/outbox/relay-outbox.ts';
import { startPayment } from '#api/modules/payments/online/start-payment.ts';
import { captureLog } from '#api/testing/captured-log.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { trace } from './trace.ts';

const shop = testShop();
const paymongo = testPaymongo();
let client: Client;
let folder: string;
beforeAll(async () => {
  await newLocalities(shop);
  client = new Client({ connectionString: shop.url });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'trace-'));
});
afterAll(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});

interface Placed {
  order: { _id: string; orderNumber: string };
}

test("[OB-04] prints an order's life in time order with request ids, by number, email or hash", async () => {
  const { lines, log } = captureLog('api');
  const app = await shop.app(paymongo.settings(), log);
  const buyer = await peopleOf(shop, app).shopper();
  const actor = { kind: 'shopper' as const, accountId: buyer.user.id, sessionId: '' };
  const ctx = shop.as(actor);
  const { _id: addressId } = await addAddress(ctx, draftAddress());
  const productId = await newProduct(shop, { stock: 5 });
  const send = async (url: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url, headers: buyer.headers, payload });
    expect(reply.statusCode, reply.body).toBe(200);
    return { id: String(reply.headers['x-request-id']), data: reply.json<Placed>() };
  };
  await send('/api/shop/cart/add', { productId, quantity: 1 });
  const placed = await send('/api/shop/orders', { addressId, paymentMethod: 'gcash' });
  const { _id: orderId, orderNumber } = placed.data.order;
  await relayOutbox(shop.as({ kind: 'shop' }));
  await startPayment(ctx, orderId, { provider: paymongo.provider, shopUrl: 'http://shop.example' });
  const cancelled = await send(`/api/shop/orders/${orderId}/cancel`, {});

  const file = join(folder, 'api.log');
  const web = { ...lines.at(-1), name: 'web', order: undefined, account: undefined };
  const texts = [...lines, web].map((line) => JSON.stringify(line));
  await writeFile(file, ['not a log line', ...texts].join('\n'));

  const [summary, ...found] = (await trace(client, orderNumber, [folder])) ?? [];
  expect(summary).toContain(`${orderNumber} cancelled`);
  expect(found.map((line) => line.slice(0, 24))).toEqual(
    found.map((line) => line.slice(0, 24)).toSorted(),
  );
  const at = (text: RegExp) => found.findIndex((line) => text.test(line));
  const pending = new RegExp(`event +pending +\\[${placed.id}\\]`);
  const cancel = new RegExp(`event +cancelled Cancelled online +\\[${cancelled.id}\\]`);
  const steps = [
    pending,
    new RegExp(`job +notifications.send_order_placed queued as .*\\[${placed.id}\\]`),
    /payment +paymongo gcash/,
    cancel,
    /outbox +order_cancelled waits for the worker/,
  ];
  for (const step of steps) expect(at(step), `${step}\n${found.join('\n')}`).toBeGreaterThan(-1);
  expect(at(pending)).toBeLessThan(at(cancel));
  expect(at(new RegExp(`log +api POST .*/cancel 200 \\d+ ms +\\[${cancelled.id}\\]`))).not.toBe(-1);
  expect(at(new RegExp(`log +web POST .*/cancel 200 \\d+ ms +\\[${cancelled.id}\\]`))).not.toBe(-1);
  expect(found.some((line) => line.includes('/cart/add'))).toBe(false);

  const account = hashAccount(buyer.user.id);
  const byEmail = await trace(client, buyer.email, [file]);
  expect(byEmail).toEqual(await trace(client, account, [file]));
  expect(byEmail?.slice(0, 2)).toEqual([`account ${account}`, summary]);
  expect(byEmail?.join('\n')).toContain('/cart/add');
  expect(await trace(client, 'SK-1', [])).toBeUndefined();
});
