import type { Fault } from '../../harness/fault.ts';

export const hangPostgres: Fault = {
  name: 'postgres-hung',
  about: 'all PostgreSQL processes are stopped (SIGSTOP), then continue',
  seconds: 5,
  stops: ['orders', 'reads'],
  maxGap: { orders: 10, reads: 10, pages: 5 },
  run: async ({ shop, hold }) => {
    shop.postgres.hang();
    try {
      await hold();
    } finally {
      shop.postgres.resume();
    }
    return [];
  },
};
