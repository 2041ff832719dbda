import { requireShop, type Ctx } from '#api/platform/context.ts';
import { forgottenAtOnce } from '#api/platform/personal-data.ts';
import { accountErasure, idleMail } from './accounts.jobs.ts';
import { markIdleAccounts } from './idle-accounts.queries.ts';

/**
 * Tells those who have not been here for 23 months that their account ends after 24, and has it
 * erased then. Coming back before that keeps it. True when there may be more of them.
 */
export async function endIdleAccounts(ctx: Ctx): Promise<boolean> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    const idle = await markIdleAccounts(tx, ctx.now(), forgottenAtOnce);
    for (const { accountId, eraseAt } of idle) {
      await ctx.enqueue(tx, idleMail, { accountId });
      await ctx.enqueue(tx, accountErasure, { accountId }, eraseAt);
    }
    if (idle.length > 0) ctx.log.info({ accounts: idle.length }, 'idle accounts were told');
    return idle.length >= forgottenAtOnce;
  });
}
