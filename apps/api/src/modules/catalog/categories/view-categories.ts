import type { Category } from '@sirkito/contracts/catalog/schemas';
import type { ReadCtx } from '#api/platform/context.ts';
import { listCategories } from './categories.queries.ts';
import { toCategoryTree } from './category-tree.ts';

export async function viewCategories(ctx: ReadCtx): Promise<Category[]> {
  return toCategoryTree(await listCategories(ctx.read));
}
