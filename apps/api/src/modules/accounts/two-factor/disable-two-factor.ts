import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type ActorContext, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import {
  confirmPasswordAndCode,
  type TwoFactorDeps,
  type PasswordAndCode,
} from './confirm-password-and-code.ts';
import { requireColleague } from '../account/require-owner.ts';
import { deleteTwoFactor } from './two-factor.queries.ts';
import { verifyCode } from './verify-code.ts';

/** Disables the caller's own two-factor sign-in; an unattended session alone must not suffice. */
export async function disableTwoFactor(
  ctx: Ctx,
  deps: TwoFactorDeps,
  credentials: PasswordAndCode,
): Promise<void> {
  const { accountId } = requireStaff(ctx);
  await confirmPasswordAndCode(ctx, deps, credentials);
  await ctx.transact(async (tx) => {
    await verifyCode(tx, {
      secretBox: deps.secretBox,
      accountId,
      code: credentials.code,
      now: ctx.now(),
    });
    await deleteAndAudit(tx, ctx, accountId);
  });
  await deps.limits.reset('staffCode', accountId);
}

/** Lets an owner disable it for a colleague who lost phone and recovery codes. */
export async function disableStaffTwoFactor(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireStaff(ctx);
  await ctx.transact(async (tx) => {
    await requireColleague(tx, accountId, id);
    await deleteAndAudit(tx, ctx, id);
  });
}

async function deleteAndAudit(tx: Tx, by: ActorContext, id: string): Promise<void> {
  const wasOn = await deleteTwoFactor(tx, id);
  if (!wasOn) throw new AppError('accounts.two_factor_state', { state: 'off' });
  await audit(tx, by, {
    action: 'accounts.disable_two_factor',
    subject: `account:${id}`,
    before: { twoFactor: true },
    after: { twoFactor: false },
  });
}
