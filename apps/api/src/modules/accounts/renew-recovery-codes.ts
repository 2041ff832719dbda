import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { confirmBoth, type BothDoor, type BothGiven } from './confirm-both.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import { takeCode } from './take-code.ts';

export async function renewRecoveryCodes(
  ctx: Ctx,
  door: BothDoor,
  given: BothGiven,
): Promise<string[]> {
  const { accountId } = requireStaff(ctx);
  await confirmBoth(ctx, door, given);
  const codes = await ctx.transact(async (tx) => {
    await takeCode(tx, { seal: door.seal, accountId, code: given.code, now: ctx.now() });
    await audit(tx, ctx, {
      action: 'accounts.renew_recovery_codes',
      subject: `account:${accountId}`,
      before: null,
      after: null,
    });
    return giveRecoveryCodes(tx, door.seal, accountId);
  });
  await door.limits.forget('staffCode', accountId);
  return codes;
}
