import type { Category } from '@sirkito/contracts/catalog/schemas';
import type { Ctx } from '#api/platform/context.ts';
import { listCategories } from './categories.queries.ts';
import { toCategoryTree } from './category-tree.ts';

export async function viewCategories(ctx: Ctx): Promise<Category[]> {
  return toCategoryTree(await listCategories(ctx.read));
}
