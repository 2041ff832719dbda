import { contactTopics, isKeyOf } from '@sirkito/commerce';
import { createElement } from 'react';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { ContactForwarded } from './contact-forwarded.tsx';
import { findContactMessage } from './contact.queries.ts';

export async function forwardContactMessage(ctx: JobCtx, id: string): Promise<void> {
  const message = await findContactMessage(ctx.read, id);
  // The account was erased in the meantime.
  if (!message) return;
  const store = await readSetting(ctx.read, 'store_profile');
  const topic = isKeyOf(contactTopics, message.topic)
    ? contactTopics[message.topic]
    : message.topic;
  await ctx.sendMail({
    to: store.email,
    replyTo: message.email,
    subject: `${topic}: ${message.name}`,
    body: createElement(ContactForwarded, { store, message, topic }),
    messageId: ctx.requestId,
  });
}
