import { AppError } from '@sirkito/contracts/errors';
import type { ProductImport } from '@sirkito/contracts/product-bulk-staff';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { importProductsJob } from './catalog.jobs.ts';
import { markForApplying } from './product-imports.queries.ts';
import { viewImport } from './view-import.ts';

/** Has the worker do what the preview showed. */
export async function applyImport(ctx: Ctx, id: string): Promise<ProductImport> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const isMarked = await markForApplying(tx, id, ctx.now());
    if (!isMarked) throw new AppError('catalog.import_not_found');
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
