import { AppError } from '@sirkito/contracts/errors';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findStaff, lockStaff } from './staff.queries.ts';

/** Serializes staff changes and checks the role again under the lock. */
export async function requireOwner(tx: Tx, accountId: string): Promise<void> {
  await lockStaff(tx);
  const self = await findStaff(tx, accountId);
  if (self?.staffRole !== 'owner' || self.disabledAt) throw new AppError('auth.permission_denied');
}

/** Returns another staff member. Owners cannot change themselves, so one always remains. */
export async function requireColleague(tx: Tx, accountId: string, id: string) {
  if (accountId === id) throw new AppError('accounts.own_access');
  await requireOwner(tx, accountId);
  const colleague = await findStaff(tx, id);
  if (!colleague) throw new AppError('accounts.staff_not_found');
  return colleague;
}
