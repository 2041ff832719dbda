import { sql } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Must match the condition of the partial index. */
const isIncomplete = sql<boolean>`product.missing_attributes <> '{}' and product.status = 'active'`;

export function countIncompleteProducts(read: Reader) {
  return read
    .selectFrom('product')
    .select(['category_id as categoryId', sql<number>`count(*)::integer`.as('products')])
    .where(isIncomplete)
    .groupBy('category_id')
    .orderBy('category_id')
    .execute();
}

interface IncompleteQuery {
  category: string | undefined;
  since: Date;
  limit: number;
}

/** Best-selling first, then by stock. */
export function listIncompleteProducts(read: Reader, { category, since, limit }: IncompleteQuery) {
  return read
    .with('sold', (db) =>
      db
        .selectFrom('stock_movement')
        .select(['product_id', sql<number>`-sum(quantity)::integer`.as('quantity')])
        .where('at', '>=', since)
        .where('kind', 'in', ['allocated', 'released'])
        .groupBy('product_id'),
    )
    .selectFrom('product')
    .leftJoin('sold', 'sold.product_id', 'product.id')
    .leftJoin('available_stock', 'available_stock.product_id', 'product.id')
    .select([
      'product.id as productId',
      'product.name',
      'product.sku',
      'product.missing_attributes as missingAttributes',
    ])
    .select('product.category_id as categoryId')
    .select(sql<number>`greatest(coalesce(sold.quantity, 0), 0)`.as('sold'))
    .select(sql<number>`coalesce(available, 0)`.as('totalStock'))
    .where(isIncomplete)
    .$if(category !== undefined, (query) => query.where('product.category_id', '=', category ?? ''))
    .orderBy(sql`6 desc, 7 desc, 1`)
    .limit(limit)
    .execute();
}
