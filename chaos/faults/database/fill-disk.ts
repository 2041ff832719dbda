import { query } from '@sirkito/e2e/stack/database';
import { debianAccount } from '../../../scripts/services/stores/postgres-home.ts';
import type { Fault } from '../../harness/fault.ts';
import { mountSmallDisk } from '../../stack/small-disk.ts';

const tables = ['customer_order', 'order_line', 'stock_movement'];

export const fillDisk: Fault = {
  name: 'database-disk-full',
  about: 'the disk of the order tables is full (53100), then has room again',
  seconds: 10,
  shortSeconds: 6,
  stops: ['orders'],
  maxGap: { orders: 10, reads: 10, pages: 5 },
  run: async ({ shop, hold }) => {
    await using disk = await mountSmallDisk(await debianAccount());
    const run = (statement: string) => query(shop.databaseUrl, statement);
    const moveTo = async (space: string) => {
      for (const table of tables) await run(`alter table ${table} set tablespace ${space}`);
    };
    await run(`create tablespace small_disk location '${disk.folder}'`);
    try {
      await moveTo('small_disk');
      await disk.fill();
      await hold();
      await disk.free();
    } finally {
      await moveTo('pg_default');
      await run('drop tablespace small_disk');
    }
    return [];
  },
};
