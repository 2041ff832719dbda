import { createElement } from 'react';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs.ts';
import { ContactReceived } from './contact-received.tsx';
import { findContactMessage } from './content.queries.ts';

export async function acknowledgeContactMessage(ctx: JobCtx, id: string): Promise<void> {
  const written = await findContactMessage(ctx.read, id);
  if (!written) return;
  const store = await readSetting(ctx.read, 'store_profile');
  await ctx.sendMail({
    to: written.email,
    replyTo: store.email,
    subject: `${store.brandName} has your message`,
    body: createElement(ContactReceived, { store, sentAt: written.sentAt }),
    messageId: ctx.requestId,
  });
}
