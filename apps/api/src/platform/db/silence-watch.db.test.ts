import { sql, type Kysely } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startFaultyDatabase } from '#api/testing/faulty-database.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createListener } from './listener.ts';
import { appRole, createDatabase, createPool } from './pool.ts';
import type { DB } from './schema.gen.ts';
import { inTransaction } from './transaction.ts';

const shop = testShop();
let wire: Awaited<ReturnType<typeof startFaultyDatabase>>;
let pool: Pool;
let db: Kysely<DB>;

beforeAll(async () => {
  wire = await startFaultyDatabase(shop.url);
  pool = createPool({ url: wire.url, size: 2, role: appRole });
  db = createDatabase(pool);
});
afterAll(async () => {
  await db.destroy();
  wire.close();
});

const lock = sql`select pg_advisory_xact_lock(1)`;

test('[AV-01] a transaction on a dead connection fails, frees its locks and leaves the pool', async () => {
  const lost = inTransaction(db, async (tx) => {
    await lock.execute(tx);
    wire.silence();
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toThrow(/Connection terminated|not queryable/);
  expect({ open: pool.totalCount, idle: pool.idleCount }).toEqual({
    open: 0,
    idle: 0,
  });
  await inTransaction(db, async (tx) => {
    await sql`set local lock_timeout = '1s'`.execute(tx);
    await lock.execute(tx);
  });
}, 30_000);

test('[AV-01] leaves a statement alone that the database works on for longer than the limits', async () => {
  const slow = inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = '1min'`.execute(tx);
    const { rows } = await sql`select 1 as done from pg_sleep(10)`.execute(tx);
    return rows;
  });
  expect(await slow).toEqual([{ done: 1 }]);
}, 30_000);

test('[AV-01] gives a query up that nobody can be asked about, and then works again', async () => {
  await sql`select 1`.execute(db);
  const startedAt = performance.now();
  wire.hang(true);
  await expect(sql`select 1`.execute(db)).rejects.toThrow('the database stopped responding');
  expect(performance.now() - startedAt).toBeLessThan(12_000);
  wire.hang(false);
  await sql`select 1`.execute(db);
}, 30_000);

test('[AV-01] notices that its LISTEN connection has died', async () => {
  const { listen, end } = createListener({
    url: wire.url,
    channel: 'test',
    log: shop.log,
  });
  const [onConnected, onDisconnected] = [vi.fn(), vi.fn()];
  listen({ onMessage: () => {}, onConnected, onDisconnected });
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalled(), 10_000);
  wire.silence();
  await vi.waitFor(() => expect(onDisconnected).toHaveBeenCalled(), 15_000);
  await end();
}, 30_000);
