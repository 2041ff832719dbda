import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** Returns the subcategories with products on sale. */
export async function listCategoryIds(read: Reader): Promise<string[]> {
  const rows = await read
    .selectFrom('category')
    .select('id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('product_listing')
          .select('product_id')
          .whereRef('product_listing.category_id', '=', 'category.id'),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns how many were stored. */
export async function updateScores(tx: Tx, scores: readonly FeaturedScore[]): Promise<number> {
  const ids = scores.map(({ productId }) => productId);
  const { numAffectedRows } = await sql`
    with locked as (
      -- In the order in which orders lock stock, so that they can't deadlock.
      select product_id from product_listing where product_id = any(${ids}::uuid[])
      order by product_id for no key update
    )
    update product_listing set featured = given.score
    from locked
    join unnest(${ids}::uuid[], ${scores.map(({ score }) => score)}::real[])
      as given (product_id, score) using (product_id)
    where product_listing.product_id = locked.product_id
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/*
 * The Featured order: how a listing without a search opens.
 *
 * 1. Products in stock. The others can't be bought.
 * 2. Staff pins, in their order. A sold-out pin leads the sold-out products until it is restocked.
 * 3. The score below, from 0 to 1. It compares products of one subcategory, so a parent category
 *    opens with the best of each.
 *
 * The score of a product is the weighted sum of five shares, each from 0 to 1:
 *
 * - Sales: pesos sold in 90 days, a sale counting half after 30 days. Pesos, because counting
 *   pieces favours whatever costs least. Square root, so that one hit doesn't flatten the rest.
 * - Views: the same for page views, which halve every 14 days. They show demand before a sale, but
 *   anyone can cause them, so they weigh a third of sales.
 * - Newness: added to the shop lately, halving every 30 days, so that a new product is seen at all.
 * - Price: highest in the middle of the subcategory's prices and 0 at both ends. Without sales, the
 *   middle suits most builds; the cheapest part is usually the weakest, the dearest suits few.
 * - Generation: time since the release, halving every 2 years, because parts age. Unknown is 0.5.
 *
 * The cheapest tenth is held below the best of the others in stock, however well it sells: a
 * subcategory never opens with its weakest part unless staff pin it or nothing else is in stock.
 */
const weights = { sales: 0.45, views: 0.15, newness: 0.1, price: 0.15, generation: 0.15 };

/** Views halve in this many days. */
const viewHalfLifeDays = 14;

/** Until the next rebuild a new product counts as the middle of its subcategory: see the shares. */
export const newcomerScore = weights.newness + (weights.price + weights.generation) / 2;

/** Scores that moved less stay as they are: every row written makes its listing slower to scan. */
const smallestChange = 0.005;

interface FeaturedScore {
  productId: string;
  score: number;
}

const days = (since: string) => sql`extract(epoch from now() - ${sql.ref(since)}) / 86400`;
const halving = (age: unknown, halfLife: number) =>
  sql`power(0.5, greatest(${age}, 0) / ${sql.lit(halfLife)})`;
/** The share of the best in the subcategory. */
const share = (column: string) => sql`coalesce(
  sqrt(${sql.ref(column)} / nullif(max(${sql.ref(column)}) over (), 0)), 0)`;

/** Returns the products of a subcategory whose stored score is out of date, with the new one. */
export const listChangedScores = (read: Reader, categoryId: string): Promise<FeaturedScore[]> =>
  selectRaw(
    read,
    sql<FeaturedScore>`
    with sold as (
      select product_id, greatest(sum(
        sales_centavos * ${halving(sql`(today - day)::float8`, 30)}), 0) as amount
      from product_sales, manila_day(now()) as today
      where period = 'day' and day >= today - 90 group by product_id
    ),
    measured as (
      select listing.product_id, listing.in_stock, listing.featured,
        coalesce(sold.amount, 0) as sales,
        coalesce(views * ${halving(days('counted_at'), viewHalfLifeDays)}, 0) as views,
        ${halving(days('listing.created_at'), 30)} as newness,
        percent_rank() over (order by listing.price_centavos) as price_rank,
        case when released_on ~ '^\\d{4}' then ${halving(
          sql`extract(year from now()) + extract(month from now()) / 12
            - left(released_on, 4)::float8
            - coalesce(nullif(substr(released_on, 6, 2), '')::float8, 0) / 12`,
          2,
        )} else 0.5 end as generation
      from product_listing as listing
      join product on product.id = listing.product_id
      left join sold on sold.product_id = listing.product_id
      left join product_view on product_view.product_id = listing.product_id
      where listing.category_id = ${categoryId}
    ),
    scored as (
      select product_id, in_stock, featured, price_rank < 0.1 as is_cheapest,
        ${sql.lit(weights.sales)} * ${share('sales')}
        + ${sql.lit(weights.views)} * ${share('views')}
        + ${sql.lit(weights.newness)} * newness
        + ${sql.lit(weights.price)} * (1 - 2 * abs(price_rank - 0.5))
        + ${sql.lit(weights.generation)} * generation as score
      from measured
    ),
    held as (
      select product_id, featured, (case when is_cheapest then least(score, 0.9 *
        max(score) filter (where in_stock and not is_cheapest) over ()) else score end
      )::real as score
      from scored
    )
    select product_id as "productId", score from held
    where abs(score - featured) >= ${sql.lit(smallestChange)}`,
  );

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
