import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

interface NewContactMessage {
  id: string;
  accountId: string | null;
  name: string;
  email: string;
  topic: string;
  orderNumber: string | null;
  message: string;
  sentAt: Date;
}

/** Serializes messages from one address, so that the rate limit holds under concurrency. */
export async function lockSender(tx: Tx, email: string): Promise<void> {
  const key = email.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtext('contact_message'), hashtext(${key}))`.execute(
    tx,
  );
}

export async function countMessagesFrom(read: Reader, email: string, since: Date): Promise<number> {
  const { messages } = await read
    .selectFrom('contact_message')
    .select(({ fn }) => fn.countAll<string>().as('messages'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(messages);
}

export async function insertContactMessage(tx: Tx, message: NewContactMessage): Promise<void> {
  const { accountId, orderNumber, sentAt, ...rest } = message;
  await tx
    .insertInto('contact_message')
    .values({ ...rest, account_id: accountId, order_number: orderNumber, sent_at: sentAt })
    .execute();
}

export function findContactMessage(read: Reader, id: string) {
  return read
    .selectFrom('contact_message')
    .select([
      'name',
      'email',
      'topic',
      'order_number as orderNumber',
      'message',
      'sent_at as sentAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listMessagesOf(read: Reader, accountId: string) {
  return read
    .selectFrom('contact_message')
    .select([
      'name',
      'email',
      'topic',
      'order_number as orderNumber',
      'message',
      'sent_at as sentAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('sent_at')
    .limit(1_000)
    .execute();
}

export async function deleteMessagesOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('contact_message').where('account_id', '=', accountId).execute();
}

export async function deleteOldMessages(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rows } = await sql`
    delete from contact_message where id in (
      select id from contact_message where sent_at < ${before}
      order by sent_at limit ${limit}
    ) returning id`.execute(tx);
  return rows.length;
}
