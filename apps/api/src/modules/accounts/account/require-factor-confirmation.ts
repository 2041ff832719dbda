import type { ActorContext } from '#api/platform/context.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { findSecondFactor } from './second-factor.queries.ts';

/**
 * Requires a confirmation of staff who have a second factor, before they add or remove one: the
 * password alone must not get past it.
 */
export async function requireFactorConfirmation(read: Reader, by: ActorContext): Promise<void> {
  if (by.actor.kind !== 'staff') return;
  const { hasSecondFactor } = await findSecondFactor(read, by.actor.accountId);
  if (hasSecondFactor) await requireConfirmation(read, by);
}
