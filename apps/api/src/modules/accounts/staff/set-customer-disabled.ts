import type { CustomerDisabledBody } from '@sirkito/contracts/customers/staff-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { lockAccount, updateDisabled } from '../account/accounts.queries.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';

/** Disables or enables a customer; disabling ends every session. Staff go through changeStaff. */
export async function setCustomerDisabled(
  ctx: Ctx,
  id: string,
  { isDisabled, reason }: CustomerDisabledBody,
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
    const subject = `account:${id}`;
    const kind = isDisabled ? 'customer_disabled' : 'customer_enabled';
    await securityEvent(tx, ctx, { kind, subject });
    await audit(tx, ctx, {
      action: isDisabled ? 'accounts.shut_out_customer' : 'accounts.let_in_customer',
      subject,
      before: { isDisabled: wasDisabled },
      // The reason is personal data: it is stored with the account and erased with it.
      after: { isDisabled, hasReason: true },
    });
  });
}
