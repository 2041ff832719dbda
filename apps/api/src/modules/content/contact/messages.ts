import { contactTopics, isKeyOf } from '@sirkito/commerce';
import type {
  MessagesQuery,
  MessagesReply,
} from '@sirkito/contracts/content/staff-messages-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import { noteListView } from '#api/platform/security-log/security-event.ts';
import { listMessages, lockMessage, updateAnswered } from './messages.queries.ts';

const pageSize = 25;

export async function listMessagesForStaff(
  ctx: Ctx,
  query: MessagesQuery,
): Promise<Omit<MessagesReply, 'success'>> {
  requireStaff(ctx);
  const rows = await listMessages(ctx.read, query, pageSize + 1);
  const data = rows.slice(0, pageSize).map(({ topic, sentAt, answeredAt, ...row }) => ({
    ...row,
    // A topic may have been retired since.
    topic: isKeyOf(contactTopics, topic) ? topic : ('other' as const),
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
  noteListView(ctx, { kind: 'messages_listed', query, people: data.length });
  return { data, next: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null };
}

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
