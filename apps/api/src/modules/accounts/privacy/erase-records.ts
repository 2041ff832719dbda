import type { Tx } from '#api/platform/db/transaction.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { insertErasedAccount } from './erased-accounts.queries.ts';

/** Erases the personal data of an account and remembers its id, for restored backups. */
export async function eraseRecords(
  tx: Tx,
  personalRecords: readonly PersonalRecords[],
  accountId: string,
  now: Date,
): Promise<void> {
  for (const records of personalRecords) await records.erase(tx, accountId, now);
  await insertErasedAccount(tx, accountId, now);
}
