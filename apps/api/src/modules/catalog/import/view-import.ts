import { AppError } from '@sirkito/contracts/errors';
import type { ProductImport } from '@sirkito/contracts/products/staff-bulk-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import type { ImportReport } from './import-report.ts';
import { findImport } from './product-imports.queries.ts';

export async function viewImport(ctx: Ctx, id: string): Promise<ProductImport> {
  requireStaff(ctx);
  const found = await findImport(ctx.read, id);
  if (!found) throw new AppError('catalog.import_not_found');
  const { name, lines, state, is_preview: isPreview } = found;
  // The worker writes these columns from the same types.
  const report = found.report as Partial<ImportReport>;
  const { rows = 0, added = 0, changed = 0, unchanged = 0, rejected = 0 } = report;
  const findings = found.findings as ProductImport['findings'];
  return {
    id,
    name,
    isPreview,
    state,
    lines,
    rows,
    added,
    changed,
    unchanged,
    rejected,
    findings,
  };
}
