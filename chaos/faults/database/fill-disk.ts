import { query } from '@sirkito/e2e/stack/database';
import { escapeLiteral } from 'pg';
import { debianAccount } from '../../../scripts/services/stores/postgres-home.ts';
import type { Fault } from '../../harness/fault.ts';
import { mountSmallDisk } from '../../stack/small-disk.ts';

export const fillDisk: Fault = {
  name: 'database-disk-full',
  about: 'the disk of the order tables is full (53100), then has room again',
  seconds: 10,
  shortSeconds: 6,
  stops: ['orders'],
  maxGap: { orders: 10, reads: 10, pages: 5 },
  run: async ({ shop, load, hold }) => {
    await using disk = await mountSmallDisk(await debianAccount());
    const run = (statement: string) => query(shop.databaseUrl, statement);
    await run(`create tablespace small_disk location ${escapeLiteral(disk.folder)}`);
    try {
      await run(moveSql);
      // Leaves no free space inside the tables, so that new orders need the disk.
      await run('vacuum full customer_order');
      await run('vacuum full order_line');
      await run('vacuum full stock_movement');
      await disk.fill();
      const filledAt = load.now();
      await hold();
      const isRefused = load.answers.some(
        ({ kind, at, reply }) => kind === 'order' && at > filledAt && reply.status !== 200,
      );
      await disk.free();
      return isRefused ? [] : ['no order met the full disk'];
    } finally {
      await run(moveBackSql);
      await run('drop tablespace small_disk');
    }
  },
};

const moveSql = `
  alter table customer_order set tablespace small_disk;
  alter table order_line set tablespace small_disk;
  alter table stock_movement set tablespace small_disk`;

const moveBackSql = moveSql.replaceAll('small_disk', 'pg_default');
