import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockMessage, updateAnswered } from './messages.queries.ts';

/** Marks a message answered or unanswered. Repeating it keeps the first staff member. */
export async function markMessage(ctx: Ctx, id: string, isAnswered: boolean): Promise<void> {
  const { accountId } = requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const message = await lockMessage(tx, id);
    if (!message) throw new AppError('content.message_not_found');
    const wasAnswered = message.answeredAt !== null;
    if (wasAnswered === isAnswered) return;
    await updateAnswered(tx, id, isAnswered ? { at: ctx.now(), by: accountId } : null);
    await audit(tx, ctx, {
      action: 'content.mark_message',
      subject: `contact_message:${id}`,
      before: { isAnswered: wasAnswered },
      after: { isAnswered },
    });
  });
}
