import type { Fault } from '../../harness/fault.ts';

export const crashPostgres: Fault = {
  name: 'postgres-restart',
  about: 'PostgreSQL stops immediately and starts again later',
  seconds: 5,
  shortSeconds: 2,
  stops: ['orders', 'reads'],
  maxGap: { orders: 10, reads: 10, pages: 5 },
  run: async ({ shop, hold }) => {
    await shop.postgres.crash();
    await hold();
    await shop.postgres.start();
    return [];
  },
};
