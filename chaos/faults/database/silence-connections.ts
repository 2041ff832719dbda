import type { Fault } from '../../harness/fault.ts';

export const silenceConnections: Fault = {
  name: 'silent-connection-loss',
  about: 'open database connections go silent without closing; new ones work',
  seconds: 12,
  shortSeconds: 10,
  maxGap: { orders: 10, reads: 10, pages: 5 },
  run: async ({ shop, hold }) => {
    shop.proxy.silence();
    await hold();
    return [];
  },
};
