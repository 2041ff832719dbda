import { sql } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';

/** As the index on them says it. */
const isLacking = sql<boolean>`product.lacks <> '{}' and product.status = 'active'`;

export function countLacking(read: Reader) {
  return read
    .selectFrom('product')
    .select(['category_id as categoryId', sql<number>`count(*)::integer`.as('products')])
    .where(isLacking)
    .groupBy('category_id')
    .orderBy('category_id')
    .execute();
}

interface Lacking {
  category: string | undefined;
  since: Date;
  limit: number;
}

/** Those that sell most first, then those that lie here most. */
export function listLacking(read: Reader, { category, since, limit }: Lacking) {
  return read
    .with('sold', (db) =>
      db
        .selectFrom('stock_movement')
        .select(['product_id', sql<number>`-sum(quantity)::integer`.as('quantity')])
        .where('at', '>=', since)
        .where('reason', 'in', ['sold', 'released'])
        .groupBy('product_id'),
    )
    .selectFrom('product')
    .leftJoin('sold', 'sold.product_id', 'product.id')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id as productId', 'product.name', 'product.sku', 'product.lacks'])
    .select('product.category_id as categoryId')
    .select(sql<number>`greatest(coalesce(sold.quantity, 0), 0)`.as('sold'))
    .select(sql<number>`coalesce(stock.on_hand, 0)`.as('totalStock'))
    .where(isLacking)
    .$if(category !== undefined, (query) => query.where('product.category_id', '=', category ?? ''))
    .orderBy(sql`6 desc, 7 desc, 1`)
    .limit(limit)
    .execute();
}
