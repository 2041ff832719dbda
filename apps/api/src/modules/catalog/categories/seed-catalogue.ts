import { brandNames, categoryTree, type CategoryNode } from '@sirkito/commerce';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { upsertBrands, upsertCategories, replaceCategoryBrands } from './catalogue-seed.queries.ts';

interface SeedCategory {
  id: string;
  parentId: string | null;
  label: string;
  position: number;
  priority: number | null;
  filterAttributes: string[];
  relatedBrands: readonly string[];
}

/** Upserts the category tree and the brands from code. Running it again changes nothing. */
export async function seedCatalogue(ctx: Ctx): Promise<{ categories: number; brands: number }> {
  requireShop(ctx);
  const categories = flatten(categoryTree);
  const brands = Object.entries(brandNames).map(([id, name]) => ({ id, name }));
  await ctx.transact(async (tx) => {
    await upsertBrands(tx, brands);
    await upsertCategories(tx, categories);
    await replaceCategoryBrands(
      tx,
      categories.flatMap(({ id, relatedBrands }) =>
        relatedBrands.map((brandId, position) => ({ categoryId: id, brandId, position })),
      ),
    );
  });
  return { categories: categories.length, brands: brands.length };
}

function flatten(nodes: readonly CategoryNode[], parentId: string | null = null): SeedCategory[] {
  return nodes.flatMap((node, position) => [
    {
      id: node.id,
      parentId,
      label: node.label,
      position,
      priority: node.priority ?? null,
      filterAttributes: [...node.filterAttributes],
      relatedBrands: node.relatedBrands,
    },
    ...flatten(node.children, node.id),
  ]);
}
