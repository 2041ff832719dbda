import { sql } from 'kysely';
import type { PasskeyChallenge } from '#api/platform/db/schema.gen.ts';
import type { Tx } from '#api/platform/db/transaction.ts';

export interface Challenge {
  hash: Buffer;
  purpose: PasskeyChallenge['purpose'];
  /** Null before sign-in. */
  accountId: string | null;
}

const lifetimeMinutes = 5;

export async function insertChallenge(
  tx: Tx,
  { hash, purpose, accountId }: Challenge,
): Promise<void> {
  await tx
    .insertInto('passkey_challenge')
    .values({
      hash,
      purpose,
      account_id: accountId,
      expires_at: sql<Date>`now() + make_interval(mins => ${lifetimeMinutes})`,
    })
    .execute();
}

/** Deletes the challenge in one statement, so only one of two concurrent uses succeeds. */
export async function consumeChallenge(
  tx: Tx,
  { hash, purpose, accountId }: Challenge,
): Promise<boolean> {
  const consumed = await tx
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('account_id', 'is not distinct from', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('hash')
    .executeTakeFirst();
  return consumed !== undefined;
}

export async function deleteOldChallenges(
  tx: Tx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rows } = await sql`
    delete from passkey_challenge where hash in (
      select hash from passkey_challenge where expires_at < ${before}
      order by expires_at limit ${limit}
    ) returning hash`.execute(tx);
  return rows.length;
}
