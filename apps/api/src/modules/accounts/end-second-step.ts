import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Acting, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { confirmBoth, type BothDoor, type BothGiven } from './confirm-both.ts';
import { requireColleague } from './require-owner.ts';
import { deleteSecondStep } from './second-step.queries.ts';
import { takeCode } from './take-code.ts';

/** One's own: a session that was left open must not be able to. */
export async function endSecondStep(ctx: Ctx, door: BothDoor, given: BothGiven): Promise<void> {
  const { accountId } = requireStaff(ctx);
  await confirmBoth(ctx, door, given);
  await ctx.transact(async (tx) => {
    await takeCode(tx, { seal: door.seal, accountId, code: given.code, now: ctx.now() });
    await endIn(tx, ctx, accountId);
  });
  await door.limits.forget('staffCode', accountId);
}

/** Another's, by an owner: for one who lost phone and recovery codes. */
export async function endSecondStepOf(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireStaff(ctx);
  await ctx.transact(async (tx) => {
    await requireColleague(tx, accountId, id);
    await endIn(tx, ctx, id);
  });
}

async function endIn(tx: Tx, by: Acting, id: string): Promise<void> {
  const wasOn = await deleteSecondStep(tx, id);
  if (!wasOn) throw new AppError('accounts.second_step', { state: 'off' });
  await audit(tx, by, {
    action: 'accounts.end_second_step',
    subject: `account:${id}`,
    before: { secondStep: true },
    after: { secondStep: false },
  });
}
