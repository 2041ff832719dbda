import type { MessagesQuery } from '@sirkito/contracts/content/staff-messages-schemas';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** Ids are UUIDv7, so they sort by time and serve as the cursor. */
export function listMessages(read: Reader, query: MessagesQuery, limit: number) {
  const { search = '', show, after } = query;
  const part = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return read
    .selectFrom('contact_message')
    .select([
      'id',
      'name',
      'email',
      'topic',
      'order_number as orderNumber',
      'message',
      'sent_at as sentAt',
      'answered_at as answeredAt',
    ])
    .$if(search !== '', (rows) => rows.where('email', 'ilike', part))
    .$if(show === 'waiting', (rows) => rows.where('answered_at', 'is', null))
    .$if(after !== undefined, (rows) => rows.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function lockMessage(tx: Tx, id: string) {
  return tx
    .selectFrom('contact_message')
    .select('answered_at as answeredAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

interface Answer {
  at: Date;
  by: string;
}

export async function updateAnswered(tx: Tx, id: string, answer: Answer | null): Promise<void> {
  await tx
    .updateTable('contact_message')
    .set({ answered_at: answer?.at ?? null, answered_by: answer?.by ?? null })
    .where('id', '=', id)
    .execute();
}
