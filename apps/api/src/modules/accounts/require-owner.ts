import { AppError } from '@sirkito/contracts/errors';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findStaff, lockStaff } from './staff.queries.ts';

/** Two who change staff wait for each other; who lost their own rights meanwhile changes nobody. */
export async function requireOwner(tx: Tx, accountId: string): Promise<void> {
  await lockStaff(tx);
  const self = await findStaff(tx, accountId);
  if (self?.staffRole !== 'owner' || self.disabledAt) throw new AppError('auth.not_your_task');
}
