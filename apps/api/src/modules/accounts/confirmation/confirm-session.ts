import type { ConfirmationBody } from '@sirkito/contracts/confirmation/staff-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { countPasskeys } from '../passkeys/passkeys.queries.ts';
import { markSessionConfirmed } from '../sessions/sessions.queries.ts';
import type { TwoFactorDeps } from '../two-factor/confirm-password-and-code.ts';
import { findTwoFactor } from '../two-factor/two-factor.queries.ts';
import { codeLimit, verifyCode } from '../two-factor/verify-code.ts';

/** Lets this session do for some minutes what needs a confirmation, by password and code. */
export async function confirmSession(
  ctx: Ctx,
  deps: TwoFactorDeps,
  { password, code }: ConfirmationBody,
): Promise<void> {
  const { accountId, sessionId } = requireStaff(ctx);
  const { limits, secretBox } = deps;
  await confirmPassword(ctx, deps, password);
  const hasTwoFactor = Boolean((await findTwoFactor(ctx.read, accountId))?.confirmed_at);
  if (hasTwoFactor && code === undefined) throw new AppError('auth.two_factor_required');
  if (!hasTwoFactor && (await countPasskeys(ctx.read, accountId)) > 0) {
    const details = { area: 'staff', reason: 'passkey required' };
    noteSecurityEvent(ctx, { kind: 'second_factor_failed', details });
    throw new AppError('auth.passkey_required');
  }
  if (hasTwoFactor) await limits.consume(codeLimit(code), accountId);
  await ctx.transact(async (tx) => {
    if (hasTwoFactor) {
      await verifyCode(tx, ctx, { secretBox, accountId, code: code ?? '' });
    }
    await markSessionConfirmed(tx, sessionId);
  });
  if (hasTwoFactor) await limits.reset(codeLimit(code), accountId);
}
