import { Client } from 'pg';
import type { Fault } from '../../harness/fault.ts';

export const lockStockRow: Fault = {
  name: 'stock-row-locked',
  about: 'another transaction locks the stock of one of twenty products',
  seconds: 12,
  shortSeconds: 8,
  maxGap: { orders: 5, reads: 5, pages: 5 },
  run: async ({ shop, hold }) => {
    const client = new Client({ connectionString: shop.databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(
        `select from stock_level where product_id =
           (select product_id from cart_line order by added_at desc limit 1) for update`,
      );
      await hold();
    } finally {
      await client.end();
    }
    return [];
  },
};
