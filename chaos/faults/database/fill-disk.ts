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
  run: async ({ shop, hold }) => {
    await using disk = await mountSmallDisk(await debianAccount());
    const run = (statement: string) => query(shop.databaseUrl, statement);
    await run(`create tablespace small_disk location ${escapeLiteral(disk.folder)}`);
    try {
      await run(fillingUpSql);
      await disk.fill();
      await hold();
      await disk.free();
    } finally {
      await run(movedBackSql);
      await run('drop tablespace small_disk');
    }
    return [];
  },
};

const fillingUpSql = `
  alter table customer_order set tablespace small_disk;
  alter table order_line set tablespace small_disk;
  alter table stock_movement set tablespace small_disk`;

const movedBackSql = fillingUpSql.replaceAll('small_disk', 'pg_default');
