import type { Tx, Reader } from '#api/platform/db/transaction.ts';

export type Purpose = 'reset_password' | 'verify_email' | 'download_data';

interface OneTimeToken {
  accountId: string;
  purpose: Purpose;
  hash: Buffer;
}

export async function insertOneTimeToken(
  tx: Tx,
  token: OneTimeToken,
  expiresAt: Date,
): Promise<void> {
  await tx
    .insertInto('one_time_token')
    .values({
      hash: token.hash,
      account_id: token.accountId,
      purpose: token.purpose,
      expires_at: expiresAt,
    })
    .execute();
}

export async function findOneTimeToken(
  read: Reader,
  token: OneTimeToken,
  now: Date,
): Promise<boolean> {
  const found = await read
    .selectFrom('one_time_token')
    .select('hash')
    .where('hash', '=', token.hash)
    .where('account_id', '=', token.accountId)
    .where('purpose', '=', token.purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes the token in one statement, so only one of two concurrent uses succeeds. */
export async function consumeOneTimeToken(
  tx: Tx,
  token: OneTimeToken,
  now: Date,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('one_time_token')
    .where('hash', '=', token.hash)
    .where('account_id', '=', token.accountId)
    .where('purpose', '=', token.purpose)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteOneTimeTokens(
  tx: Tx,
  accountId: string,
  purpose: Purpose,
): Promise<void> {
  await tx
    .deleteFrom('one_time_token')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function deleteExpiredTokens(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('one_time_token')
    .where('account_id', '=', accountId)
    .where('expires_at', '<', now)
    .execute();
}
