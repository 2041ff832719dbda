import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import type { Seal } from '#api/platform/sealed.ts';
import type { Limits } from './limits.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { lockSecondStep, updateConfirmed } from './second-step.queries.ts';
import { takeCode } from './take-code.ts';

interface Parts {
  limits: Limits;
  seal: Seal;
}

/** A code shows that the app holds the secret; from now on one is asked for at every sign-in. */
export async function confirmSecondStep(
  ctx: Ctx,
  { limits, seal }: Parts,
  code: string,
): Promise<string[]> {
  const { accountId } = requireStaff(ctx);
  await limits.take('staffCode', accountId);
  const now = ctx.now();
  const codes = await ctx.transact(async (tx) => {
    const kept = await lockSecondStep(tx, accountId);
    if (kept?.confirmed_at) throw new AppError('accounts.second_step', { state: 'on' });
    await takeCode(tx, { seal, accountId, code, now });
    await updateConfirmed(tx, accountId, now);
    await audit(tx, ctx, {
      action: 'accounts.start_second_step',
      subject: `account:${accountId}`,
      before: { secondStep: false },
      after: { secondStep: true },
    });
    return giveRecoveryCodes(tx, seal, accountId);
  });
  await limits.forget('staffCode', accountId);
  return codes;
}
