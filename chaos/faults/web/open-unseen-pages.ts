import type { Fault } from '../../harness/fault.ts';
import { describeWrong } from '../../harness/judge.ts';
import { call } from '../../load/call.ts';
import { unseenPages } from './unseen-pages.ts';

export const openUnseenPages: Fault = {
  name: 'unseen-pages',
  about: '150 product pages that are not cached, all at once',
  seconds: 0,
  maxGap: { orders: 15, reads: 15, pages: 15 },
  run: async ({ shop }) => {
    const pages = await unseenPages(shop, { count: 150, skip: 10 });
    const replies = await Promise.all(pages.map((page) => call(page)));
    return replies.flatMap((reply) => describeWrong('unseen page', reply, [200, 503]));
  },
};
