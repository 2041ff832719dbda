import type { Fault } from '../../harness/fault.ts';
import { describeWrong } from '../../harness/judge.ts';
import { openUnseenPage } from './unseen-pages.ts';

export const stopApi: Fault = {
  name: 'api-gone',
  about: 'no API process behind the web server; cached pages are served',
  seconds: 10,
  stops: ['orders', 'reads'],
  maxGap: { orders: 15, reads: 15, pages: 3 },
  run: async ({ shop, hold }) => {
    await shop.api.stop();
    const unseen = await openUnseenPage(shop, 1);
    await hold();
    await shop.startApi();
    return describeWrong('unseen page', unseen, [503]);
  },
};
