import type { Fault } from '../../harness/fault.ts';
import { confirmByStandby, startStandby } from '../../stack/postgres.ts';

export const hangStandby: Fault = {
  name: 'standby-hung',
  about: 'the synchronous standby is stopped (SIGSTOP), so no commit is confirmed',
  seconds: 8,
  // A session check locks its token, so it commits too.
  stops: ['orders', 'reads'],
  maxGap: { orders: 10, reads: 10, pages: 5 },
  run: async ({ shop, hold }) => {
    await using standby = await startStandby(shop.postgres, shop.stage.cleanup);
    try {
      standby.hang();
      await hold();
    } finally {
      standby.resume();
      await confirmByStandby(shop.postgres, false);
    }
    return [];
  },
};
