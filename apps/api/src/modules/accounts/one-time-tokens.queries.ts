import type { Tx, Reader } from '#api/platform/db/transaction.ts';

export type Purpose = 'reset_password' | 'verify_email' | 'download_data';

interface Link {
  accountId: string;
  purpose: Purpose;
  hash: Buffer;
}

export async function insertOneTimeToken(tx: Tx, link: Link, expiresAt: Date): Promise<void> {
  await tx
    .insertInto('one_time_token')
    .values({
      hash: link.hash,
      account_id: link.accountId,
      purpose: link.purpose,
      expires_at: expiresAt,
    })
    .execute();
}

export async function findOneTimeToken(read: Reader, link: Link, now: Date): Promise<boolean> {
  const found = await read
    .selectFrom('one_time_token')
    .select('hash')
    .where('hash', '=', link.hash)
    .where('account_id', '=', link.accountId)
    .where('purpose', '=', link.purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** One statement looks and takes, so that of two who use a link at once one is too late. */
export async function takeOneTimeToken(tx: Tx, link: Link, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('one_time_token')
    .where('hash', '=', link.hash)
    .where('account_id', '=', link.accountId)
    .where('purpose', '=', link.purpose)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
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
