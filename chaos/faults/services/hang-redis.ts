import type { Fault } from '../../harness/fault.ts';
import { medianMs } from '../../harness/median-latency.ts';
import { whileHung } from '../../stack/signals.ts';

const maxMedianMs = 250;

export const hangRedis: Fault = {
  name: 'redis-hung',
  about: 'Redis is stopped (SIGSTOP) and accepts commands without answering',
  seconds: 15,
  shortSeconds: 6,
  maxGap: { orders: 5, reads: 5, pages: 5 },
  run: async ({ shop, load, hold }) => {
    const from = load.now();
    await whileHung(shop.redis.pid(), hold);
    const median = medianMs(load.answers, 'catalogue', from);
    return median > maxMedianMs
      ? [`catalogue took ${median} ms (median, at most ${maxMedianMs})`]
      : [];
  },
};
