import { createElement } from 'react';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs.ts';
import { MailCheck } from './mail-check.tsx';

export async function sendMailCheck(ctx: JobCtx, to: string): Promise<void> {
  const store = await readSetting(ctx.read, 'store_profile');
  await ctx.sendMail({
    to,
    subject: `${store.brandName} can send e-mail`,
    body: createElement(MailCheck, { store, askedAt: ctx.now() }),
    messageId: ctx.requestId,
  });
}
