import type { Fault } from '../../harness/fault.ts';

export const killRedis: Fault = {
  name: 'redis-killed',
  about: 'kill -9 of Redis, which is started again later',
  seconds: 8,
  maxGap: { orders: 5, reads: 5, pages: 5 },
  run: async ({ shop, hold }) => {
    await shop.redis.kill();
    await hold();
    await shop.redis.start();
    return [];
  },
};
