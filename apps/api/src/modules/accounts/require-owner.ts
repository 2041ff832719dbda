import { AppError } from '@sirkito/contracts/errors';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findStaff, lockStaff } from './staff.queries.ts';

/** Two who change staff wait for each other; who lost their own rights meanwhile changes nobody. */
export async function requireOwner(tx: Tx, accountId: string): Promise<void> {
  await lockStaff(tx);
  const self = await findStaff(tx, accountId);
  if (self?.staffRole !== 'owner' || self.disabledAt) throw new AppError('auth.not_your_task');
}

/** Somebody else of the staff. Nobody changes themselves, so one owner is always left. */
export async function requireColleague(tx: Tx, accountId: string, id: string) {
  if (accountId === id) throw new AppError('accounts.not_oneself');
  await requireOwner(tx, accountId);
  const colleague = await findStaff(tx, id);
  if (!colleague) throw new AppError('accounts.staff_not_found');
  return colleague;
}
