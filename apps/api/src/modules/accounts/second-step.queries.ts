import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export function findSecondStep(read: Reader, accountId: string) {
  return read
    .selectFrom('second_step')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export function lockSecondStep(tx: Tx, accountId: string) {
  return tx
    .selectFrom('second_step')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

interface NewSecret {
  accountId: string;
  sealed: Buffer;
  now: Date;
}

/** In place of one that was never confirmed. False when one is confirmed. */
export async function upsertSecret(tx: Tx, { accountId, sealed, now }: NewSecret) {
  const kept = await tx
    .insertInto('second_step')
    .values({ account_id: accountId, sealed_secret: sealed, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ sealed_secret: sealed, created_at: now, last_step: 0 })
        .where('second_step.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function updateConfirmed(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('second_step')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .execute();
}

export async function updateLastStep(tx: Tx, accountId: string, step: number): Promise<void> {
  await tx
    .updateTable('second_step')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteSecondStep(tx: Tx, accountId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('second_step')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .returning('account_id')
    .executeTakeFirst();
  return gone !== undefined;
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

/** One statement looks and takes, so that of two who use a code at once one is too late. */
export async function takeRecoveryCode(tx: Tx, accountId: string, hash: Buffer): Promise<boolean> {
  const taken = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}
