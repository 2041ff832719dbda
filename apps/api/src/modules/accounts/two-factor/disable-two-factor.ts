import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendFactorRemovedJob } from '../account/accounts.jobs.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import {
  confirmPasswordAndCode,
  type TwoFactorDeps,
  type PasswordAndCode,
} from './confirm-password-and-code.ts';
import { countPasskeys } from '../passkeys/passkeys.queries.ts';
import type { TwoFactorPolicy } from './two-factor-policy.ts';
import { deleteTwoFactor } from './two-factor.queries.ts';
import { codeLimit, verifyCode } from './verify-code.ts';

/**
 * Disables the caller's own two-factor sign-in; an unattended session alone must not suffice. Refused
 * if the role requires a second factor and there is no other.
 */
export async function disableTwoFactor(
  ctx: Ctx,
  deps: TwoFactorDeps & { twoFactorPolicy: TwoFactorPolicy },
  credentials: PasswordAndCode,
): Promise<void> {
  const { accountId, staffRole } = requireStaff(ctx);
  await confirmPasswordAndCode(ctx, deps, credentials);
  await ctx.transact(async (tx) => {
    // Serializes with the removal of passkeys, so that one factor is left.
    await lockAccount(tx, accountId);
    const { code } = credentials;
    await verifyCode(tx, ctx, { secretBox: deps.secretBox, accountId, code });
    const isRequired = deps.twoFactorPolicy.isRequired(staffRole);
    if (isRequired && (await countPasskeys(tx, accountId)) === 0) {
      throw new AppError('accounts.two_factor_needed');
    }
    const wasOn = await deleteTwoFactor(tx, accountId);
    if (!wasOn) throw new AppError('accounts.two_factor_state', { state: 'off' });
    const subject = `account:${accountId}`;
    await securityEvent(tx, ctx, { kind: 'two_factor_disabled', subject });
    await audit(tx, ctx, {
      action: 'accounts.disable_two_factor',
      subject,
      before: { twoFactor: true },
      after: { twoFactor: false },
    });
    await ctx.enqueue(tx, sendFactorRemovedJob, { accountId });
  });
  await deps.limits.reset(codeLimit(credentials.code), accountId);
}
