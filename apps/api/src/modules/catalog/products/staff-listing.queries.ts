import type { StaffListingQuery, StaffProduct } from '@sirkito/contracts/catalog/staff-schemas';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { Cursor } from './staff-cursor.ts';

export interface StaffListing {
  query: Pick<StaffListingQuery, 'search' | 'status' | 'brand' | 'stock' | 'sale' | 'pinned'>;
  /** Undefined means all categories. */
  categoryIds: readonly string[] | undefined;
  now: Date;
}

interface Page extends StaffListing {
  sort: StaffListingQuery['sort'];
  /** A backwards page ends at the cursor instead of starting there. */
  isBackwards: boolean;
  from: Cursor | undefined;
  limit: number;
}

export interface ListedProduct {
  id: string;
  status: StaffProduct['status'];
  updatedAt: Date;
  /** The sort key as text, without loss of precision. */
  key: string;
}

/** Every order has an index that ends in the id. Ids are UUIDv7, so they sort by time. */
const orders = {
  newest: { key: sql`product.id`, type: sql`uuid`, isDescending: true },
  oldest: { key: sql`product.id`, type: sql`uuid`, isDescending: false },
  'name-atoz': { key: name(), type: sql`text`, isDescending: false },
  'name-ztoa': { key: name(), type: sql`text`, isDescending: true },
  'price-lowtohigh': { key: price(), type: sql`bigint`, isDescending: false },
  'price-hightolow': { key: price(), type: sql`bigint`, isDescending: true },
  changed: { key: sql`product.updated_at`, type: sql`timestamptz`, isDescending: true },
} as const satisfies Record<StaffListingQuery['sort'], object>;

function name(): RawBuilder<string> {
  return sql`lower(product.name collate "C")`;
}

function price(): RawBuilder<number> {
  return sql`coalesce(product.price_centavos, 0)`;
}

function orderOf({ sort, isBackwards, from }: Page) {
  const { key, type, isDescending } = orders[sort];
  const goesDown = isDescending !== isBackwards;
  const [direction, beyond] = goesDown ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const isBeyond = (sortKey: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    from
      ? sql<boolean>`(${sortKey}, ${id}) ${beyond} (${from.value}::${type}, ${from.id}::uuid)`
      : sql<boolean>`true`;
  return { key, direction, isBeyond };
}

/** Returns one page in the requested order, also when reading backwards. */
export async function listForStaff(read: Reader, page: Page): Promise<ListedProduct[]> {
  const { key, direction, isBeyond } = orderOf(page);
  const conditions = [...conditionsOf(page), isBeyond(key, sql`product.id`)];
  const pageOf = (category: readonly RawBuilder<boolean>[]) =>
    selectListed(read, [...category, ...conditions])
      .select(['product.id', 'product.status', 'product.updated_at as updatedAt'])
      .select(sql<string>`(${key})::text`.as('key'))
      .select(sql<unknown>`${key}`.as('sort_key'))
      .orderBy(sql`${key} ${direction}, product.id ${direction}`)
      .limit(page.limit);
  const rows = await (page.categoryIds
    ? read
        .selectFrom(
          sql<{ id: string }>`unnest(${page.categoryIds}::text[])`.as<'asked'>(sql`asked (id)`),
        )
        // The first rows of each subcategory by its own index; the page is among them.
        .innerJoinLateral(pageOf([sql`product.category_id = asked.id`]).as('found'), (join) =>
          join.onTrue(),
        )
        .select(['found.id', 'found.status', 'found.updatedAt', 'found.key'])
        .orderBy(sql`found.sort_key ${direction}, found.id ${direction}`)
        .limit(page.limit)
        .execute()
    : pageOf([]).execute());
  return (page.isBackwards ? rows.toReversed() : rows).map(
    ({ id, status, updatedAt, key: text }) => ({
      id,
      status,
      updatedAt,
      key: text,
    }),
  );
}

interface SearchResult {
  /** At most maxMatches + 1. */
  total: number;
  found: ListedProduct[];
}

/**
 * Returns a page and the total of a search in one index scan. The page is correct only if the total
 * is at most maxMatches.
 */
export async function searchForStaff(
  read: Reader,
  page: Page,
  maxMatches: number,
): Promise<SearchResult> {
  const { key, direction, isBeyond } = orderOf(page);
  const matching = selectListed(read, [...categoryConditions(page), ...conditionsOf(page)])
    .select(['product.id', 'product.status', 'product.updated_at as updatedAt'])
    .select(sql<unknown>`${key}`.as('sort_key'))
    .limit(maxMatches + 1);
  const inOrder = (rows: string) =>
    sql`${sql.ref(rows)}.sort_key ${direction}, ${sql.ref(rows)}.id ${direction}`;
  const rows = await read
    .with(
      (cte) => cte('matching').materialized(),
      () => matching,
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('matching')
        .select(sql<number>`count(*)::integer`.as('total'))
        .as('counted'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('matching')
          .selectAll()
          .where(isBeyond(sql`sort_key`, sql`id`))
          .orderBy(inOrder('matching'))
          .limit(page.limit)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['counted.total', 'found.id', 'found.status', 'found.updatedAt'])
    .select(sql<string>`found.sort_key::text`.as('key'))
    .orderBy(inOrder('found'))
    .execute();
  const found = rows.flatMap(({ id, status, updatedAt, key: text }) =>
    id && status && updatedAt && text ? [{ id, status, updatedAt, key: text }] : [],
  );
  return { total: rows[0]?.total ?? 0, found: page.isBackwards ? found.toReversed() : found };
}

/** Counts up to `max`. */
export async function countForStaff(
  read: Reader,
  listing: StaffListing,
  max: number,
): Promise<number> {
  const some = selectListed(read, [...categoryConditions(listing), ...conditionsOf(listing)])
    .select(sql`1`.as('one'))
    .limit(max);
  const { count } = await read
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const categoryConditions = ({ categoryIds }: StaffListing) =>
  categoryIds ? [sql<boolean>`product.category_id = any(${categoryIds}::text[])`] : [];

/** PostgreSQL removes the join if no condition uses it. */
const selectListed = (read: Reader, conditions: readonly RawBuilder<boolean>[]) =>
  read
    .selectFrom('product')
    .leftJoin('available_stock', 'available_stock.product_id', 'product.id')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`);

function conditionsOf({ query, now }: StaffListing): RawBuilder<boolean>[] {
  const { search, status, brand, stock, sale, pinned } = query;
  return [
    sql<boolean>`true`,
    ...searchConditions(search ?? ''),
    ...(status ? [sql<boolean>`product.status = ${status}`] : []),
    ...(brand ? [sql<boolean>`product.brand_id = ${brand}`] : []),
    ...(stock ? [inStock[stock]] : []),
    ...(sale ? [onSale(now)] : []),
    ...(pinned ? [sql<boolean>`product.id in (select product_id from category_pin)`] : []),
  ];
}

/**
 * Common words such as `geforce` match too many index entries. If the search has a model number, the
 * index is used for that only: `|| ''` keeps the planner from using it for the other words.
 */
function searchConditions(search: string): RawBuilder<boolean>[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const isModelNumber = (word: string) => word.length >= 3 && /\d/.test(word);
  const hasModelNumber = words.some(isModelNumber);
  return words.map((word) => {
    const column =
      hasModelNumber && !isModelNumber(word)
        ? sql`(product.search_text || '')`
        : sql`product.search_text`;
    return sql<boolean>`${column} like ${containing(word)}`;
  });
}

const inStock = {
  out: sql<boolean>`coalesce(available, 0) = 0`,
  low: sql<boolean>`available between 1 and 5`,
  in: sql<boolean>`available > 0`,
} as const satisfies Record<NonNullable<StaffListingQuery['stock']>, RawBuilder<boolean>>;

const onSale = (now: Date) => sql<boolean>`
  product.sale_price_centavos is not null
  and (product.sale_starts_at is null or product.sale_starts_at <= ${now}::timestamptz)
  and (product.sale_ends_at is null or product.sale_ends_at > ${now}::timestamptz)`;

const containing = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
