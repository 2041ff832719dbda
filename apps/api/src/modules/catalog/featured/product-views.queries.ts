import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';
import { viewHalfLifeDays } from './featured-score.queries.ts';

/** Adds views to a total that fades, so that one row per product is enough. */
export async function addViews(tx: Tx, views: ReadonlyMap<string, number>): Promise<void> {
  // A lost count costs less than a wait for the disk.
  await sql`set local synchronous_commit = off`.execute(tx);
  await sql`
    insert into product_view as old (product_id, views, counted_at)
    select product.id, counted.views, now()
    from unnest(${[...views.keys()]}::uuid[], ${[...views.values()]}::real[])
      as counted (product_id, views)
    join product on product.id = counted.product_id
    order by product.id
    on conflict (product_id) do update set counted_at = now(), views = excluded.views
      + old.views * power(0.5, extract(epoch from now() - old.counted_at) / 86400
        / ${sql.lit(viewHalfLifeDays)})
  `.execute(tx);
}
