import { AppError } from '@sirkito/contracts/errors';
import type { ProductImport } from '@sirkito/contracts/products/staff-bulk-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requirePriceConfirmation } from '#api/platform/require-confirmation.ts';
import { importProductsJob } from './import-job.ts';
import { lockPreview, startApplying } from './product-imports.queries.ts';
import { viewImport } from './view-import.ts';

/** Queues the import that was previewed. */
export async function applyImport(
  ctx: Ctx,
  id: string,
  isConfirmed = false,
): Promise<ProductImport> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const preview = await lockPreview(tx, id);
    if (!preview) throw new AppError('catalog.import_not_found');
    const { prices } = preview;
    await requirePriceConfirmation(tx, ctx, prices, isConfirmed);
    await startApplying(tx, id, { allowsSteepDrops: prices.length > 0, now: ctx.now() });
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
