import type { Tx, Reader } from '#api/platform/db/transaction.ts';

export type Purpose = 'reset_password' | 'staff_invitation' | 'verify_email' | 'download_data';

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

/** Returns what the token is for, if it is for one of these purposes. */
export async function findTokenPurpose<P extends Purpose>(
  read: Reader,
  token: Omit<OneTimeToken, 'purpose'> & { purposes: readonly P[] },
  now: Date,
): Promise<P | undefined> {
  const found = await read
    .selectFrom('one_time_token')
    .select('purpose')
    .where('hash', '=', token.hash)
    .where('account_id', '=', token.accountId)
    .where('purpose', 'in', token.purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return token.purposes.find((purpose) => purpose === found?.purpose);
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
  ...purposes: Purpose[]
): Promise<void> {
  await tx
    .deleteFrom('one_time_token')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .execute();
}

export async function deleteExpiredTokens(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .deleteFrom('one_time_token')
    .where('account_id', '=', accountId)
    .where('expires_at', '<', now)
    .execute();
}
