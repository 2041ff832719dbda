import { AppError } from '@sirkito/contracts/errors';
import type { ProductImport } from '@sirkito/contracts/products/staff-bulk-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { importProductsJob } from './import-job.ts';
import { startApplying } from './product-imports.queries.ts';
import { viewImport } from './view-import.ts';

/** Queues the import that was previewed. */
export async function applyImport(ctx: Ctx, id: string): Promise<ProductImport> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const isStarted = await startApplying(tx, id, ctx.now());
    if (!isStarted) throw new AppError('catalog.import_not_found');
    await ctx.enqueue(tx, importProductsJob, { id });
    await audit(tx, ctx, {
      action: 'catalog.apply_import',
      subject: `import:${id}`,
      before: null,
      after: null,
    });
  });
  return viewImport(ctx, id);
}
