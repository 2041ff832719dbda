import type { Job } from '#api/platform/jobs/jobs.ts';
import { scheduledJob } from '#api/platform/jobs/scheduled-job.ts';
import { rebuildBoughtTogether } from './bought-together/bought-together.ts';
import { rebuildFeatured } from './featured/rebuild-featured.ts';
import { importProductsJob } from './import/import-job.ts';

/** Imports an uploaded product file. Running it again changes nothing. */
export const importProductsHandler: Job<{ id: string }> = {
  ...importProductsJob,
  deadlineSeconds: 900,
  run: async (ctx, { id }) => (await import('./import/run-import.ts')).runImport(ctx, id),
};

/** At 3:40 in Manila, when few shop. */
export const rebuildBoughtTogetherJob = scheduledJob({
  name: 'catalog.rebuild_bought_together',
  cron: '40 19 * * *',
  deadlineSeconds: 600,
  run: async (ctx) => {
    await rebuildBoughtTogether(ctx);
    return false;
  },
});

export const rebuildFeaturedJob = scheduledJob({
  name: 'catalog.rebuild_featured',
  cron: '7 * * * *',
  deadlineSeconds: 600,
  run: async (ctx, signal) => {
    await rebuildFeatured(ctx, signal);
    return false;
  },
});
