import type {
  MessagesQuery,
  MessagesReply,
  StaffMessage,
} from '@sirkito/contracts/content/staff-messages-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listMessages } from './messages.queries.ts';

const pageSize = 25;

export async function listMessagesForStaff(
  ctx: Ctx,
  query: MessagesQuery,
): Promise<Omit<MessagesReply, 'success'>> {
  requireStaff(ctx);
  const rows = await listMessages(ctx.read, query, pageSize + 1);
  const data = rows.slice(0, pageSize).map(({ topic, sentAt, answeredAt, ...row }) => ({
    ...row,
    // The contact form accepts only topics of the contract.
    topic: topic as StaffMessage['topic'],
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
  return { data, next: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null };
}
