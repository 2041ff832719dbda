import { createElement } from 'react';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { ContactReceived } from './contact-received.tsx';
import { findContactMessage } from './contact.queries.ts';

export async function acknowledgeContactMessage(ctx: JobCtx, id: string): Promise<void> {
  const message = await findContactMessage(ctx.read, id);
  if (!message) return;
  const store = await readSetting(ctx.read, 'store_profile');
  await ctx.sendMail({
    to: message.email,
    replyTo: store.email,
    subject: `We received your message to ${store.brandName}`,
    body: createElement(ContactReceived, { store, sentAt: message.sentAt }),
    messageId: ctx.requestId,
  });
}
