import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** Whether the `account` of the surrounding query has an authenticator app or a passkey. */
export const hasSecondFactor = sql<boolean>`(
  exists (
    select from two_factor
    where two_factor.account_id = account.id and two_factor.confirmed_at is not null
  )
  or exists (select from passkey where passkey.account_id = account.id)
)`;

export function findSecondFactor(read: Reader, accountId: string) {
  return read
    .selectFrom('account')
    .leftJoin('two_factor_grace as grace', 'grace.account_id', 'account.id')
    .select([
      'account.staff_role as staffRole',
      'grace.starts_at as graceStartsAt',
      'grace.is_reset as isReset',
      hasSecondFactor.as('hasSecondFactor'),
    ])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Starts the shorter grace period after a reset. */
export async function restartGrace(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .updateTable('two_factor_grace')
    .set({ starts_at: now, is_reset: true })
    .where('account_id', '=', accountId)
    .execute();
}
