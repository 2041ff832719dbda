import { sql } from 'kysely';
import { selectRanked } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import { cardColumns, cardTables, type CardRow } from '../product/product-cards.queries.ts';

interface Counting {
  /** Orders placed before this do not count. */
  since: Date;
  /** Fewer buyers are chance. */
  minBuyers: number;
  /** Pairs kept per product. */
  limit: number;
}

/**
 * Counts again which products of different subcategories share an order. A buyer counts once per
 * pair. Readers see the old pairs until the transaction ends.
 */
export async function replaceBoughtTogether(
  tx: Tx,
  { since, minBuyers, limit }: Counting,
): Promise<void> {
  await sql`
    with sale as materialized (
      select id as order_id, coalesce(account_id, id) as buyer from customer_order
      where created_at >= ${since} and is_sale(status, payment_status)
    ),
    line as materialized (
      select buyer, order_id, product_id, category_id
      from sale cross join lateral (
        -- Offset 0 forces one index lookup per order: the planner would read the lines of all time.
        select product_id from order_line where order_line.order_id = sale.order_id offset 0
      ) as ordered
      join product on product.id = product_id and product.status = 'active'
    ),
    pair as (
      select line.product_id, other.product_id as other_id, count(distinct line.buyer) as buyers
      from line
      join line as other on other.order_id = line.order_id
        and other.category_id <> line.category_id
      group by line.product_id, other.product_id
      having count(distinct line.buyer) >= ${minBuyers}
    ),
    best as materialized (
      select product_id, other_id, buyers from (
        select pair.*,
          row_number() over (partition by product_id order by buyers desc, other_id) as rank
        from pair
      ) as ranked
      where rank <= ${limit}
    ),
    outdated as (
      delete from bought_together
      where not exists (
        select from best
        where best.product_id = bought_together.product_id
          and best.other_id = bought_together.other_id
      )
    )
    insert into bought_together (product_id, other_id, buyers)
    select product_id, other_id, buyers from best
    on conflict (product_id, other_id) do update set buyers = excluded.buyers
    where bought_together.buyers <> excluded.buyers`.execute(tx);
}

/** Returns the products in stock that most buyers ordered with this one. */
export function listMostBoughtWith(
  read: Reader,
  id: string,
  limit: number,
): Promise<(CardRow & { rank: number })[]> {
  return selectRanked(
    read,
    sql<CardRow & { rank: number }>`
    select ${cardColumns},
      row_number() over (order by bought_together.buyers desc, bought_together.other_id) as rank
    from bought_together, ${cardTables}
    where bought_together.product_id = ${id} and product.id = bought_together.other_id
      and product.status = 'active'
      and (select available from available_stock where product_id = product.id) > 0
    order by rank limit ${sql.lit(limit)}`,
  );
}
