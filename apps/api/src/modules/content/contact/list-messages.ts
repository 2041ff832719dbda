import { contactTopics, isKeyOf } from '@sirkito/commerce';
import type {
  MessagesQuery,
  MessagesReply,
} from '@sirkito/contracts/content/staff-messages-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteListView } from '#api/platform/security-log/security-event.ts';
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
    // A topic may have been retired since.
    topic: isKeyOf(contactTopics, topic) ? topic : ('other' as const),
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
  noteListView(ctx, { kind: 'messages_listed', query, people: data.length });
  return { data, next: rows.length > pageSize ? (data.at(-1)?.id ?? null) : null };
}
