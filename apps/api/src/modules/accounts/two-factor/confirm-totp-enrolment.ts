import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type ActorContext, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { noteSecurityEvent, securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendTwoFactorEnabledJob } from '../account/accounts.jobs.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { deleteOtherStaffSessions } from '../sessions/sessions.queries.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';
import { lockTwoFactor, markTwoFactorConfirmed, replaceTotpSecret } from './two-factor.queries.ts';
import { verifyCode, type CodeAttempt } from './verify-code.ts';
import { badCredentials } from '../account/bad-credentials.ts';

interface EnrolmentDeps extends Pick<AuthDeps, 'limits'> {
  secretBox: SecretBox;
}

/**
 * Enables two-factor sign-in, or replaces the authenticator, once a code proves the app has the
 * secret, and tells the owner by email. Returns recovery codes.
 */
export async function confirmTotpEnrolment(
  ctx: Ctx,
  { limits, secretBox }: EnrolmentDeps,
  code: string,
): Promise<string[]> {
  const { accountId, sessionId } = requireStaff(ctx);
  await limits.consume('staffCode', accountId);
  const now = ctx.now();
  const codes = await ctx.transact(async (tx) => {
    const twoFactor = await lockTwoFactor(tx, accountId);
    const pending = twoFactor?.confirmed_at ? twoFactor.pending_secret : undefined;
    if (pending === null) throw new AppError('accounts.two_factor_state', { state: 'on' });
    if (pending) {
      await replaceSecret(tx, ctx, { secretBox, accountId, code, sealed: pending });
    } else {
      await verifyCode(tx, ctx, { secretBox, accountId, code });
      await markTwoFactorConfirmed(tx, accountId, now);
    }
    await deleteOtherStaffSessions(tx, accountId, sessionId);
    await securityEvent(tx, ctx, { kind: 'two_factor_enabled' });
    await audit(tx, ctx, {
      action: pending ? 'accounts.replace_two_factor' : 'accounts.enable_two_factor',
      subject: `account:${accountId}`,
      before: { twoFactor: Boolean(pending) },
      after: { twoFactor: true },
    });
    await ctx.enqueue(tx, sendTwoFactorEnabledJob, { accountId });
    return issueRecoveryCodes(tx, secretBox, accountId);
  });
  await limits.reset('staffCode', accountId);
  return codes;
}

async function replaceSecret(
  tx: Tx,
  by: ActorContext,
  { secretBox, accountId, code, sealed }: CodeAttempt & { sealed: Buffer },
): Promise<void> {
  const step = findTotpStep(secretBox.decrypt(sealed, accountId), code, by.now());
  if (step === undefined) {
    noteSecurityEvent(by, { kind: 'second_factor_failed' });
    throw badCredentials('code');
  }
  await replaceTotpSecret(tx, accountId, { sealed, step });
}
