import { contactTopics, type ContactTopic } from '@sirkito/commerce';
import { createElement } from 'react';
import { readSetting } from '#api/modules/settings/index.ts';
import type { JobCtx } from '#api/platform/jobs.ts';
import { ContactForwarded } from './contact-forwarded.tsx';
import { findContactMessage } from './content.queries.ts';

export async function forwardContactMessage(ctx: JobCtx, id: string): Promise<void> {
  const written = await findContactMessage(ctx.read, id);
  // Erased in the meantime: then there is nobody to answer.
  if (!written) return;
  const store = await readSetting(ctx.read, 'store_profile');
  const topic = contactTopics[written.topic as ContactTopic] ?? written.topic;
  await ctx.sendMail({
    to: store.email,
    replyTo: written.email,
    subject: `${topic}: ${written.name}`,
    body: createElement(ContactForwarded, { store, written, topic }),
    messageId: ctx.requestId,
  });
}
