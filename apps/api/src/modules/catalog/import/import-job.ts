import { z } from 'zod';
import type { JobKind } from '#api/platform/jobs/job-kind.ts';

const ImportId = z.object({ id: z.uuid() });

export const importProductsJob: JobKind<z.output<typeof ImportId>> = {
  name: 'catalog.import_products',
  payload: ImportId,
};
