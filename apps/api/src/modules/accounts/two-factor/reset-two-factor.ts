import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendFactorRemovedJob } from '../account/accounts.jobs.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import { requireColleague } from '../account/require-owner.ts';
import { restartGrace } from '../account/second-factor.queries.ts';
import { deletePasskeys } from '../passkeys/passkeys.queries.ts';
import { deleteStaffSessions } from '../sessions/sessions.queries.ts';
import { deleteTwoFactor } from './two-factor.queries.ts';

/**
 * Lets an owner remove the authenticator and passkeys of a colleague who lost them. They sign in with
 * the password again and have 24 hours to set up new ones.
 */
export async function resetTwoFactor(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireStaff(ctx);
  await ctx.transact(async (tx) => {
    await requireColleague(tx, accountId, id);
    await requireConfirmation(tx, ctx);
    // Serializes with the addition of a passkey, which would otherwise stay.
    await lockAccount(tx, id);
    const hadApp = await deleteTwoFactor(tx, id);
    const passkeys = await deletePasskeys(tx, id);
    const hadNone = !hadApp && passkeys === 0;
    if (hadNone) throw new AppError('accounts.two_factor_state', { state: 'off' });
    await restartGrace(tx, id, ctx.now());
    await deleteStaffSessions(tx, id);
    const subject = `account:${id}`;
    await securityEvent(tx, ctx, { kind: 'two_factor_disabled', subject });
    await audit(tx, ctx, {
      action: 'accounts.reset_two_factor',
      subject,
      before: { twoFactor: hadApp, passkeys },
      after: { twoFactor: false, passkeys: 0 },
    });
    await ctx.enqueue(tx, sendFactorRemovedJob, { accountId: id });
  });
}
