import { requireShop, type Ctx } from '#api/platform/context.ts';
import { sendTestEmailJob } from './notifications.jobs.ts';

/** Queues a test e-mail like any other, so that it checks the queue and the worker too. */
export async function requestTestEmail(ctx: Ctx, to: string): Promise<void> {
  requireShop(ctx);
  await ctx.transact((tx) => ctx.enqueue(tx, sendTestEmailJob, { to }));
}
