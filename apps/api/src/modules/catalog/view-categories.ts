import type { Category } from '@sirkito/contracts/catalog';
import type { Ctx } from '#api/platform/context.ts';
import { listCategories } from './catalog.queries.ts';
import { toCategoryTree } from './category-tree.ts';

export async function viewCategories(ctx: Ctx): Promise<Category[]> {
  return toCategoryTree(await listCategories(ctx.read));
}
