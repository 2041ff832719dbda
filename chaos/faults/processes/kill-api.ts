import type { Fault } from '../../harness/fault.ts';

export const killApi: Fault = {
  name: 'api-killed',
  about: 'kill -9 of the only API process, which is started again',
  seconds: 0,
  shortSeconds: 0,
  // A process takes seconds to start.
  maxGap: { orders: 15, reads: 15, pages: 5 },
  run: async ({ shop }) => {
    await shop.api.stop('SIGKILL');
    await shop.startApi();
    return [];
  },
};
