import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export function findTwoFactor(read: Reader, accountId: string) {
  return read
    .selectFrom('two_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export function lockTwoFactor(tx: Tx, accountId: string) {
  return tx
    .selectFrom('two_factor')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

interface NewTotpSecret {
  accountId: string;
  sealed: Buffer;
  now: Date;
}

/** Replaces an unconfirmed secret. Returns false when one is already confirmed. */
export async function upsertTotpSecret(tx: Tx, { accountId, sealed, now }: NewTotpSecret) {
  const saved = await tx
    .insertInto('two_factor')
    .values({ account_id: accountId, sealed_secret: sealed, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: sealed, created_at: now, last_step: 0 })
        .where('two_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function markTwoFactorConfirmed(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('two_factor')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .execute();
}

export async function updatePendingSecret(
  tx: Tx,
  accountId: string,
  sealed: Buffer,
): Promise<void> {
  await tx
    .updateTable('two_factor')
    .set({ pending_secret: sealed })
    .where('account_id', '=', accountId)
    .execute();
}

/** Puts the pending secret in the place of the old one. */
export async function replaceTotpSecret(
  tx: Tx,
  accountId: string,
  { sealed, step }: { sealed: Buffer; step: number },
): Promise<void> {
  await tx
    .updateTable('two_factor')
    .set({ sealed_secret: sealed, pending_secret: null, last_step: step })
    .where('account_id', '=', accountId)
    .execute();
}

export async function updateLastTotpStep(tx: Tx, accountId: string, step: number): Promise<void> {
  await tx
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteTwoFactor(tx: Tx, accountId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('two_factor')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .returning('account_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function countRecoveryCodes(read: Reader, accountId: string): Promise<number> {
  const { left } = await read
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id: accountId, hash })))
    .execute();
}

/** Deletes the code in one statement, so only one of two concurrent uses succeeds. */
export async function consumeRecoveryCode(
  tx: Tx,
  accountId: string,
  hash: Buffer,
): Promise<boolean> {
  const consumed = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return consumed !== undefined;
}
