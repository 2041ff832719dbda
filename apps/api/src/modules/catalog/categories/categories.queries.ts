import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader } from '#api/platform/db/transaction.ts';

export interface CategoryRow {
  id: string;
  parentId: string | null;
  label: string;
  priority: number | null;
  filterAttributes: string[];
  relatedBrands: { id: string; name: string }[];
}

/** Returns the whole tree, about twenty rows, in display order. */
export function listCategories(read: Reader): Promise<CategoryRow[]> {
  return read
    .selectFrom('category')
    .select((eb) => [
      'category.id',
      'category.parent_id as parentId',
      'category.label',
      'category.priority',
      'category.filter_attributes as filterAttributes',
      jsonArrayFrom(
        eb
          .selectFrom('category_brand')
          .innerJoin('brand', 'brand.id', 'category_brand.brand_id')
          .select(['brand.id', 'brand.name'])
          .whereRef('category_brand.category_id', '=', 'category.id')
          .orderBy('category_brand.position'),
      ).as('relatedBrands'),
    ])
    .orderBy('category.position')
    .limit(500)
    .execute();
}
