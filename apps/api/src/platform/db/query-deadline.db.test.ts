import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startFaultyDatabase } from '#api/testing/faulty-database.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createListener } from './listener.ts';
import { createDatabase, createPool } from './pool.ts';
import { appRole } from './session-settings.ts';
import { inTransaction } from './transaction.ts';

const shop = testShop();

async function connect(deadlineMs?: number) {
  const wire = await startFaultyDatabase(shop.url);
  const deadline = deadlineMs === undefined ? {} : { deadlineMs };
  const pool = createPool({ url: wire.url, size: 2, role: appRole, ...deadline });
  const db = createDatabase(pool);
  const close = async () => {
    await db.destroy();
    wire.close();
  };
  return { wire, pool, db, close };
}

const lock = sql`select pg_advisory_xact_lock(1)`;

test.concurrent(
  '[AV-01] a transaction on a dead connection fails, frees its locks and leaves the pool',
  { timeout: 30_000 },
  async () => {
    const { wire, pool, db, close } = await connect();
    const lost = inTransaction(db, async (tx) => {
      await lock.execute(tx);
      wire.silence();
      await sql`select 1`.execute(tx);
    });
    await expect(lost).rejects.toThrow(/Connection terminated|not queryable/);
    expect({ open: pool.totalCount, idle: pool.idleCount }).toEqual({ open: 0, idle: 0 });
    await inTransaction(db, async (tx) => {
      await sql`set local lock_timeout = '1s'`.execute(tx);
      await lock.execute(tx);
    });
    await close();
  },
);

test.concurrent(
  'a pool with a longer deadline waits for a statement that takes longer',
  { timeout: 30_000 },
  async () => {
    const { db, close } = await connect(20_000);
    const slow = inTransaction(db, async (tx) => {
      await sql`set local statement_timeout = '1min'`.execute(tx);
      const { rows } = await sql`select 1 as done from pg_sleep(10)`.execute(tx);
      return rows;
    });
    expect(await slow).toEqual([{ done: 1 }]);
    await close();
  },
);

test.concurrent(
  '[AV-01] gives up a query after eight seconds of silence, with all connections as silent, and then works again',
  { timeout: 30_000 },
  async () => {
    const { wire, pool, db, close } = await connect();
    await Promise.all([1, 2].map(() => sql`select pg_sleep(0.1)`.execute(db)));
    expect(pool.totalCount).toBe(2);
    const startedAt = performance.now();
    wire.hang(true);
    await expect(sql`select 1`.execute(db)).rejects.toThrow('the database stopped responding');
    expect(performance.now() - startedAt).toBeLessThan(9_000);
    expect(pool.totalCount).toBe(0);
    wire.hang(false);
    await sql`select 1`.execute(db);
    await close();
  },
);

test.concurrent(
  '[AV-01] notices that its LISTEN connection has died',
  { timeout: 30_000 },
  async () => {
    const { wire, close } = await connect();
    const { listen, end } = createListener({ url: wire.url, channel: 'test', log: shop.log });
    const [onConnected, onDisconnected] = [vi.fn(), vi.fn()];
    listen({ onMessage: () => {}, onConnected, onDisconnected });
    await vi.waitFor(() => expect(onConnected).toHaveBeenCalled(), 10_000);
    wire.silence();
    await vi.waitFor(() => expect(onDisconnected).toHaveBeenCalled(), 15_000);
    await end();
    await close();
  },
);
