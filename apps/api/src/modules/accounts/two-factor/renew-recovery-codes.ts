import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { sendRecoveryCodesRenewedJob } from '../account/accounts.jobs.ts';
import {
  confirmPasswordAndCode,
  type TwoFactorDeps,
  type PasswordAndCode,
} from './confirm-password-and-code.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { codeLimit, verifyCode } from './verify-code.ts';

export async function renewRecoveryCodes(
  ctx: Ctx,
  deps: TwoFactorDeps,
  credentials: PasswordAndCode,
): Promise<string[]> {
  const { accountId } = requireStaff(ctx);
  await confirmPasswordAndCode(ctx, deps, credentials);
  const codes = await ctx.transact(async (tx) => {
    const { code } = credentials;
    await verifyCode(tx, ctx, { secretBox: deps.secretBox, accountId, code });
    await audit(tx, ctx, {
      action: 'accounts.renew_recovery_codes',
      subject: `account:${accountId}`,
      before: null,
      after: null,
    });
    await ctx.enqueue(tx, sendRecoveryCodesRenewedJob, { accountId });
    return issueRecoveryCodes(tx, deps.secretBox, accountId);
  });
  await deps.limits.reset(codeLimit(credentials.code), accountId);
  return codes;
}
