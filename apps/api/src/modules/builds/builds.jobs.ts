import type { Ctx } from '#api/platform/context.ts';
import { scheduledJob } from '#api/platform/jobs/scheduled-job.ts';
import { listReadyBuilds } from './ready/ready-builds.queries.ts';
import { rebuildReadyBuilds } from './ready/ready-builds.ts';

/** At 4:20 in Manila, when few shop. */
export const rebuildReadyBuildsJob = scheduledJob({
  name: 'builds.rebuild_ready_builds',
  cron: '20 20 * * *',
  deadlineSeconds: 300,
  run: async (ctx) => {
    await rebuildReadyBuilds(ctx);
    return false;
  },
});

/** Queues a first run, so that a new shop doesn't wait for the night. */
export async function startReadyBuilds(ctx: Ctx): Promise<void> {
  const ready = await listReadyBuilds(ctx.read);
  if (ready.length === 0) await ctx.transact((tx) => ctx.enqueue(tx, rebuildReadyBuildsJob, {}));
}
