import type { Job } from '#api/platform/jobs.ts';
import { importProductsJob } from './import/import-job.ts';

/** Imports an uploaded product file. Running it again changes nothing. */
export const importProductsHandler: Job<{ id: string }> = {
  ...importProductsJob,
  run: async (ctx, { id }) => (await import('./import/run-import.ts')).runImport(ctx, id),
};
