import type { MessagesQuery, MessagesReply, StaffMessage } from '@sirkito/contracts/messages-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listMessages } from './messages.queries.ts';

const shown = 25;

export async function listMessagesForStaff(
  ctx: Ctx,
  query: MessagesQuery,
): Promise<Omit<MessagesReply, 'success'>> {
  requireStaff(ctx);
  const rows = await listMessages(ctx.read, query, shown + 1);
  const data = rows.slice(0, shown).map(({ topic, sentAt, answeredAt, ...row }) => ({
    ...row,
    // The form keeps it to the topics of the contract.
    topic: topic as StaffMessage['topic'],
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
  return { data, next: rows.length > shown ? (data.at(-1)?.id ?? null) : null };
}
