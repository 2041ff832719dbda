import { createElement } from 'react';
import type { BooksDiffer } from '#api/modules/orders/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs.ts';
import { Letter } from './letter.tsx';

/** To the shop's own mailbox: somebody has to look. */
export async function sendBooksDiffer(ctx: JobCtx, { day, found }: BooksDiffer): Promise<void> {
  const store = await readSetting(ctx.read, 'store_profile');
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const subject = `The books of ${store.brandName} do not add up`;
  await ctx.sendMail({
    to: store.email,
    subject,
    body: createElement(Letter, {
      store,
      subject,
      greeting: 'To whoever looks after the shop,',
      paragraphs: [
        `The check of ${day} found ${total === 1 ? 'one difference' : `${total} differences`} between stock, orders, promotions and money.`,
        ...found.map(
          ({ rule, count, subjects }) =>
            `It should hold that ${rule}. It does not for ${count}: ${subjects.join('; ')}${count > subjects.length ? '; and others' : ''}.`,
        ),
        'Nothing was changed. All of them are listed by “npm run reconcile” on the server; the runbook says what to do.',
      ],
    }),
    messageId: ctx.requestId,
  });
}
