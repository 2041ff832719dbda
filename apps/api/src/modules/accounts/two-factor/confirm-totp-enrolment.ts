import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { lockTwoFactor, markTwoFactorConfirmed } from './two-factor.queries.ts';
import { verifyCode } from './verify-code.ts';

interface EnrolmentDeps extends Pick<AuthDeps, 'limits'> {
  secretBox: SecretBox;
}

/** Enables two-factor sign-in once a code proves the app has the secret. Returns recovery codes. */
export async function confirmTotpEnrolment(
  ctx: Ctx,
  { limits, secretBox }: EnrolmentDeps,
  code: string,
): Promise<string[]> {
  const { accountId } = requireStaff(ctx);
  await limits.consume('staffCode', accountId);
  const now = ctx.now();
  const codes = await ctx.transact(async (tx) => {
    const twoFactor = await lockTwoFactor(tx, accountId);
    if (twoFactor?.confirmed_at) throw new AppError('accounts.two_factor_state', { state: 'on' });
    await verifyCode(tx, { secretBox, accountId, code, now });
    await markTwoFactorConfirmed(tx, accountId, now);
    await audit(tx, ctx, {
      action: 'accounts.enable_two_factor',
      subject: `account:${accountId}`,
      before: { twoFactor: false },
      after: { twoFactor: true },
    });
    return issueRecoveryCodes(tx, secretBox, accountId);
  });
  await limits.reset('staffCode', accountId);
  return codes;
}
