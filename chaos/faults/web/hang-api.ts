import type { Fault } from '../../harness/fault.ts';
import { describeWrong } from '../../harness/judge.ts';
import { whileHung } from '../../stack/signals.ts';
import { openUnseenPage } from './unseen-pages.ts';

export const hangApi: Fault = {
  name: 'api-hung',
  about: 'the API is stopped (SIGSTOP) behind the web server, which still answers everything',
  seconds: 20,
  shortSeconds: 16,
  stops: ['orders', 'reads'],
  maxGap: { orders: 10, reads: 10, pages: 3 },
  run: async ({ shop, hold }) => {
    const [unseen] = await whileHung(shop.api.pid, () =>
      Promise.all([openUnseenPage(shop, 0), hold()]),
    );
    return describeWrong('unseen page', unseen, [503]);
  },
};
