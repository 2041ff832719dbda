import { formatCount, formatDate, formatNumber } from '@sirkito/commerce';
import { createElement } from 'react';
import type { ReconciliationMismatches } from '#api/modules/orders/index.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { PlainEmail } from '../emails/plain-email.tsx';

/** Sends the mismatches to the shop's own mailbox. */
export async function sendReconcileAlert(
  ctx: JobCtx,
  { day, found }: ReconciliationMismatches,
): Promise<void> {
  const store = await readSetting(ctx.read, 'store_profile');
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const subject = `${store.brandName}: stock or payment records don't match`;
  await ctx.sendMail({
    to: store.email,
    subject,
    body: createElement(PlainEmail, {
      store,
      subject,
      greeting: 'Hi,',
      paragraphs: [
        `The nightly check on ${formatDate(day)} found ${formatCount(total, 'mismatch', 'mismatches')} in stock, orders, promotions or payments.`,
        ...found.map(
          ({ rule, count, subjects }) =>
            `Failed check: ${rule}. Affected (${formatNumber(count)}): ${subjects.join('; ')}${count > subjects.length ? '; and more' : ''}.`,
        ),
        'Nothing was changed. Run “npm run reconcile” on the server for the full list, and follow the runbook to fix it.',
      ],
    }),
    messageId: ctx.requestId,
  });
}
