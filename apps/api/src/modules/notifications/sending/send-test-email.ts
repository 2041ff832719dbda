import { createElement } from 'react';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { TestEmail } from '../emails/test-email.tsx';

export async function sendTestEmail(ctx: JobCtx, to: string): Promise<void> {
  const store = await readSetting(ctx.read, 'store_profile');
  await ctx.sendMail({
    to,
    subject: `Test email from ${store.brandName}`,
    body: createElement(TestEmail, { store, requestedAt: ctx.now() }),
    messageId: ctx.requestId,
  });
}
