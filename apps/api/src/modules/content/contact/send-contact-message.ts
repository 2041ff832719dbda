import type { ContactMessage } from '@sirkito/contracts/content/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { acknowledgeContactMessageJob, forwardContactMessageJob } from './contact-jobs.ts';
import { countMessagesFrom, insertContactMessage, lockSender } from './contact.queries.ts';

const perHour = 5;
const hourMs = 3_600_000;

/** Stores the message and queues both e-mails in one transaction. */
export async function sendContactMessage(ctx: Ctx, draft: ContactMessage): Promise<{ id: string }> {
  anyone(ctx);
  const id = ctx.newId();
  const { website, orderNumber, ...message } = draft;
  // Honeypot: bots fill in the hidden field and get a fake success.
  if (website) return { id };

  const sentAt = ctx.now();
  await ctx.transact(async (tx) => {
    await lockSender(tx, message.email);
    const since = new Date(sentAt.getTime() - hourMs);
    // The confirmation goes to an unverified address, so it must not be usable for spam.
    if ((await countMessagesFrom(tx, message.email, since)) >= perHour) {
      throw new AppError('content.too_many_messages');
    }
    await insertContactMessage(tx, {
      ...message,
      id,
      accountId: 'accountId' in ctx.actor ? ctx.actor.accountId : null,
      orderNumber: orderNumber || null,
      sentAt,
    });
    await ctx.enqueue(tx, forwardContactMessageJob, { id });
    await ctx.enqueue(tx, acknowledgeContactMessageJob, { id });
  });
  return { id };
}
