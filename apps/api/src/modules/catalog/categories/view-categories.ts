import type { Brand, Category } from '@sirkito/contracts/catalog/schemas';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import { listBrands } from '../product/lookups.queries.ts';
import { type CategoryRow, listCategories } from './categories.queries.ts';

export async function viewCategories(ctx: Ctx): Promise<Category[]> {
  return toCategoryTree(await listCategories(ctx.read));
}

export async function viewBrands(ctx: Ctx): Promise<Brand[]> {
  requireStaff(ctx);
  return listBrands(ctx.read);
}

/** Rows must be in display order. */
function toCategoryTree(rows: readonly CategoryRow[], parentId: string | null = null): Category[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ parentId: _, ...row }) => ({ ...row, children: toCategoryTree(rows, row.id) }));
}
