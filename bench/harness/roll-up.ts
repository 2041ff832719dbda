import { rollUpSales } from '@sirkito/api/src/modules/reports/roll-up-sales.ts';
import type { Ctx } from '@sirkito/api/src/platform/context.ts';
import { createDatabase, createPool } from '@sirkito/api/src/platform/db/pool.ts';

/** Rolls up all sales, as the worker would in its first minutes. */
export async function rollUpAll(databaseUrl: string): Promise<void> {
  const db = createDatabase(createPool({ url: databaseUrl, size: 1 }));
  const transact: Ctx['transact'] = (work) => db.transaction().execute(work);
  // rollUpSales needs only these parts of the context.
  const ctx = { actor: { kind: 'shop' }, transact, now: () => new Date() } as unknown as Ctx;
  try {
    let hasMore = true;
    while (hasMore) hasMore = await rollUpSales(ctx);
  } finally {
    await db.destroy();
  }
}
