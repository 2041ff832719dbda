import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { accountErasure, erasureMail } from './accounts.jobs.ts';
import { findAccount, updateErasure } from './accounts.queries.ts';
import { confirmPassword, type Door } from './confirm-password.ts';

/** Long enough for the owner to notice, if it was somebody else. */
const graceMs = 7 * 24 * 60 * 60_000;

export async function requestErasure(ctx: Ctx, door: Door, password: string): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await confirmPassword(ctx, door, password);
  const account = await findAccount(ctx.read, accountId);
  // Their name stands in the audit log, which nobody may change.
  if (account?.role === 'admin') throw new AppError('accounts.staff_stay');
  const eraseAt = new Date(ctx.now().getTime() + graceMs);
  await ctx.transact(async (tx) => {
    await updateErasure(tx, accountId, eraseAt);
    await ctx.enqueue(tx, accountErasure, { accountId }, eraseAt);
    await ctx.enqueue(tx, erasureMail, { accountId });
  });
}

export async function cancelErasure(ctx: Ctx): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact((tx) => updateErasure(tx, accountId, null));
}
