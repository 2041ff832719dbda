import { AppError } from '@sirkito/contracts/errors';
import { ProductImport } from '@sirkito/contracts/products/staff-bulk-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { findImport } from './product-imports.queries.ts';

const Counts = ProductImport.pick({
  rows: true,
  added: true,
  changed: true,
  unchanged: true,
  rejected: true,
}).partial();

export async function viewImport(ctx: Ctx, id: string): Promise<ProductImport> {
  requireStaff(ctx);
  const found = await findImport(ctx.read, id);
  if (!found) throw new AppError('catalog.import_not_found');
  const { name, lines, state, is_preview: isPreview } = found;
  const report = Counts.parse(found.report);
  const { rows = 0, added = 0, changed = 0, unchanged = 0, rejected = 0 } = report;
  const findings = ProductImport.shape.findings.parse(found.findings);
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
