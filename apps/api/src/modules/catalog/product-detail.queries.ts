import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

/** What the product's page shows beyond its card. Drafts are nobody's business yet. */
export function findDetail(read: Reader, id: string) {
  return read
    .selectFrom('product')
    .select([
      'id',
      'status',
      'description',
      'warranty_months as warrantyMonths',
      'weight_g as weightG',
      'box_mm as boxMm',
      'created_at as createdAt',
      'category_id as categoryId',
      'price_centavos as price',
    ])
    .where('id', '=', id)
    .where('status', 'in', ['active', 'archived'])
    .executeTakeFirst();
}

/** From the top of the tree down to the subcategory. */
export async function listCategoryPath(read: Reader, categoryId: string) {
  const rows = await selectRaw(
    read,
    sql<{ id: string; name: string; depth: number }>`
      with recursive path as (
        select id, label as name, parent_id, 0 as depth from category where id = ${categoryId}
        union all
        select category.id, category.label, category.parent_id, path.depth + 1
        from category join path on category.id = path.parent_id
      )
      select id, name, depth from path`,
  );
  return rows.toSorted((a, b) => b.depth - a.depth).map(({ id, name }) => ({ id, name }));
}

interface Neighbourhood {
  productId: string;
  categoryId: string;
  price: number;
  limit: number;
}

/** The nearest in price of the same subcategory, a few dearer and a few cheaper, in stock first. */
export async function listNeighbourIds(read: Reader, near: Neighbourhood): Promise<string[]> {
  const rows = await selectRaw(
    read,
    sql<{ id: string; distance: number }>`
      select id, abs(price_centavos - ${near.price}) as distance from (
        (select product_id as id, price_centavos from product_listing
         where category_id = ${near.categoryId} and in_stock and price_centavos >= ${near.price}
           and product_id <> ${near.productId}
         order by price_centavos, product_id limit ${near.limit})
        union all
        (select product_id, price_centavos from product_listing
         where category_id = ${near.categoryId} and in_stock and price_centavos < ${near.price}
         order by price_centavos desc, product_id limit ${near.limit})
      ) as neighbours
      order by distance, id limit ${near.limit}`,
  );
  return rows
    .toSorted((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
    .map(({ id }) => id);
}
