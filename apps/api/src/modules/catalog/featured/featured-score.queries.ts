import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

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
export const viewHalfLifeDays = 14;

/** Until the next rebuild a new product counts as the middle of its subcategory: see the shares. */
export const newcomerScore = weights.newness + (weights.price + weights.generation) / 2;

/** Scores that moved less stay as they are: every row written makes its listing slower to scan. */
const smallestChange = 0.005;

export interface FeaturedScore {
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
