import type { ContactMessage } from '@sirkito/contracts/content';
import { AppError } from '@sirkito/contracts/errors';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { acknowledgeContactJob, forwardContactJob } from './content.jobs.ts';
import { countMessagesFrom, insertContactMessage, lockSender } from './content.queries.ts';

const perHour = 5;
const hourMs = 3_600_000;

/** Kept first, then told to the shop and acknowledged to whoever wrote, all or nothing. */
export async function sendContactMessage(ctx: Ctx, draft: ContactMessage): Promise<{ id: string }> {
  anyone(ctx);
  const id = ctx.newId();
  const { website, orderNumber, ...message } = draft;
  // A program that fills in what people cannot see is told what it wants to hear.
  if (website) return { id };

  const sentAt = ctx.now();
  await ctx.transact(async (tx) => {
    await lockSender(tx, message.email);
    const since = new Date(sentAt.getTime() - hourMs);
    // The receipt goes to an address that nobody has proven to be theirs.
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
    await ctx.enqueue(tx, forwardContactJob, { id });
    await ctx.enqueue(tx, acknowledgeContactJob, { id });
  });
  return { id };
}
