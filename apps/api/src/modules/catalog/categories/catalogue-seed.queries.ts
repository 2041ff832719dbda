import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

interface CategoryInput {
  id: string;
  parentId: string | null;
  label: string;
  position: number;
  priority: number | null;
  filterAttributes: string[];
}

export async function upsertBrands(tx: Tx, brands: { id: string; name: string }[]): Promise<void> {
  await tx
    .insertInto('brand')
    .values(brands)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
    )
    .execute();
}

/** Parents must come before their children. */
export async function upsertCategories(tx: Tx, categories: CategoryInput[]): Promise<void> {
  // Positions may be swapped, so uniqueness is checked at the end.
  await sql`set constraints category_position_once deferred`.execute(tx);
  await tx
    .insertInto('category')
    .values(
      categories.map((category) => ({
        id: category.id,
        parent_id: category.parentId,
        label: category.label,
        position: category.position,
        priority: category.priority,
        filter_attributes: category.filterAttributes,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        parent_id: eb.ref('excluded.parent_id'),
        label: eb.ref('excluded.label'),
        position: eb.ref('excluded.position'),
        priority: eb.ref('excluded.priority'),
        filter_attributes: eb.ref('excluded.filter_attributes'),
      })),
    )
    .execute();
}

export async function replaceCategoryBrands(
  tx: Tx,
  pairs: { categoryId: string; brandId: string; position: number }[],
): Promise<void> {
  await tx.deleteFrom('category_brand').execute();
  await tx
    .insertInto('category_brand')
    .values(
      pairs.map(({ categoryId, brandId, position }) => ({
        category_id: categoryId,
        brand_id: brandId,
        position,
      })),
    )
    .execute();
}
