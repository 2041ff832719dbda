import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

interface NewProof {
  id: string;
  orderId: string;
  accountId: string;
  picture: Buffer;
  at: Date;
}

export async function insertProof(tx: Tx, proof: NewProof): Promise<void> {
  await tx
    .insertInto('payment_proof')
    .values({
      id: proof.id,
      order_id: proof.orderId,
      account_id: proof.accountId,
      picture: proof.picture,
      created_at: proof.at,
    })
    .execute();
}

export const listProofs = (read: Reader, orderId: string) =>
  read
    .selectFrom('payment_proof')
    .select(['id', 'created_at as createdAt'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

export const findProof = (read: Reader, { orderId, id }: { orderId: string; id: string }) =>
  read
    .selectFrom('payment_proof')
    .select('picture')
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

export const listOwnProofs = (read: Reader, accountId: string) =>
  read
    .selectFrom('payment_proof')
    .select(['order_id as orderId', 'picture', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(200)
    .execute();

export async function deleteProofs(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('payment_proof').where('account_id', '=', accountId).execute();
}

export async function deleteOldProofs(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rows } = await sql`
    delete from payment_proof where id in (
      select id from payment_proof where created_at < ${before}
      order by created_at limit ${limit}
    ) returning id`.execute(tx);
  return rows.length;
}
