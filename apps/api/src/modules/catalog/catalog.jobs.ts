import { z } from 'zod';
import type { Job } from '#api/platform/jobs.ts';

const Sent = z.object({ id: z.uuid() });

/** Works through a file of products that staff sent; to do it twice changes nothing more. */
export const importProductsJob: Job<z.output<typeof Sent>> = {
  name: 'catalog.import_products',
  payload: Sent,
  run: async (ctx, { id }) => (await import('./run-import.ts')).runImport(ctx, id),
};
