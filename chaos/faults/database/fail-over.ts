import type { Fault } from '../../harness/fault.ts';
import { startStandby } from '../../stack/postgres.ts';

export const failOver: Fault = {
  name: 'primary-lost',
  about: 'PostgreSQL stops immediately and its synchronous standby is promoted',
  seconds: 0,
  maxGap: { orders: 10, reads: 10, pages: 5 },
  run: async ({ shop }) => {
    const standby = await startStandby(shop.postgres, shop.stage.cleanup);
    await shop.postgres.crash();
    await standby.promote();
    shop.postgres = standby;
    shop.proxy.reset(standby.port);
    return [];
  },
};
