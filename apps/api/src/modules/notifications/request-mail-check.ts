import { requireShop, type Ctx } from '#api/platform/context.ts';
import { mailCheckJob } from './notifications.jobs.ts';

/** For operators, from the command line: the e-mail takes the way every other one takes. */
export async function requestMailCheck(ctx: Ctx, to: string): Promise<void> {
  requireShop(ctx);
  await ctx.transact((tx) => ctx.enqueue(tx, mailCheckJob, { to }));
}
