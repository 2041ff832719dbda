import type { CustomerStanding } from '@sirkito/contracts/customer-staff';
import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockAccount, updateDisabled } from './accounts.queries.ts';
import { deleteSessions } from './sessions.queries.ts';

/** Of a customer: who is shut out is signed out everywhere. Staff are the owner's to change. */
export async function changeStanding(
  ctx: Ctx,
  id: string,
  { isDisabled, reason }: CustomerStanding,
): Promise<void> {
  requireStaff(ctx);
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account || account.role !== 'user') throw new AppError('customers.not_found');
    const wasDisabled = account.disabled_at !== null;
    if (wasDisabled === isDisabled) return;
    await updateDisabled(tx, id, { disabledAt: isDisabled ? now : null, reason, now });
    if (isDisabled) await deleteSessions(tx, id);
    await audit(tx, ctx, {
      action: isDisabled ? 'accounts.shut_out_customer' : 'accounts.let_in_customer',
      subject: `account:${id}`,
      before: { isDisabled: wasDisabled },
      // Why is a sentence about a person: it stays with the account, and goes with it.
      after: { isDisabled, hasReason: true },
    });
  });
}
