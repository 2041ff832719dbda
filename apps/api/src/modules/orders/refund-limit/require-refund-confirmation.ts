import { isAboveRefundLimit, type Centavos } from '@sirkito/commerce';
import { requireStaff, type ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { lockRefundsOf, sumRefundsInHour } from './refund-limit.queries.ts';

/** Requires a confirmed password for a refund above the limit, alone or with others of the hour. */
export async function requireRefundConfirmation(
  tx: Tx,
  by: ActorContext,
  { amount, limit }: { amount: Centavos; limit: Centavos },
): Promise<void> {
  const { accountId } = requireStaff(by);
  await lockRefundsOf(tx, accountId);
  const refundedInHour = await sumRefundsInHour(tx, accountId);
  if (isAboveRefundLimit(amount, refundedInHour, limit)) await requireConfirmation(tx, by);
}
