import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { createOrderQueue } from '#api/modules/orders/placing/order-queue.ts';
import { placeOrder } from '#api/modules/orders/placing/place-order.ts';
import { migrate } from '#api/platform/db/migrations/migrate.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();

async function connect(): Promise<Client> {
  const session = new Client({ connectionString: shop.url });
  await session.connect();
  return session;
}

/** Places orders one after the other until told to stop. Returns the longest time between two. */
async function placeOrders(isDone: () => boolean): Promise<number> {
  const queue = createOrderQueue(shop.as({ kind: 'shop' }));
  const productId = await newProduct(shop, { stock: 100_000 });
  const { ctx, addressId } = await newBuyer(shop);
  const body = { addressId, paymentMethod: 'gcash', notes: '' } as const;
  let longest = 0;
  for (let placedAt = performance.now(); !isDone(); placedAt = performance.now()) {
    await addToCart(ctx, { productId, quantity: 1 });
    await placeOrder(ctx, { body, key: randomUUID() }, queue);
    longest = Math.max(longest, performance.now() - placedAt);
  }
  return longest;
}

test('[AV-08] a migration that waits for a long transaction holds orders up for less than 2 s', async () => {
  await newLocalities(shop);
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await mkdir(path.join(folder, 'functions'));
  await writeFile(
    path.join(folder, '1_alter.sql'),
    'alter table customer_order add column t_note text',
  );
  const [owner, reader] = [await connect(), await connect()];
  await owner.query('delete from migration');
  await reader.query('begin');
  await reader.query('select 1 from customer_order');

  let isMigrated = false;
  const longest = placeOrders(() => isMigrated);
  const twoAttempts = Promise.withResolvers<void>();
  const reports: string[] = [];
  const migrating = migrate(
    owner,
    {
      migrations: pathToFileURL(`${folder}/`),
      functions: pathToFileURL(`${folder}/functions/`),
    },
    { report: (message) => reports.push(message) === 2 && twoAttempts.resolve() },
  );
  // A migration that never gives way is ended too.
  await Promise.race([twoAttempts.promise, delay(30_000, undefined, { ref: false })]);
  await reader.end();
  expect(await migrating).toEqual(['1_alter.sql']);
  isMigrated = true;
  expect(await longest).toBeLessThan(2_000);
  expect(reports[0]).toContain('select 1 from customer_order');
  await owner.end();
  await rm(folder, { recursive: true });
});
