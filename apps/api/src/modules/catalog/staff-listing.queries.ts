import type { StaffListingQuery } from '@sirkito/contracts/catalog-staff';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { Cursor } from './staff-cursor.ts';

/** What is asked for, its category resolved and its place in the list read. */
export interface StaffListing {
  query: Pick<StaffListingQuery, 'search' | 'status' | 'brand' | 'stock' | 'sale'>;
  /** None means all. */
  categoryIds: readonly string[] | undefined;
  now: Date;
}

interface Page extends StaffListing {
  sort: StaffListingQuery['sort'];
  /** Turned around, a page ends where the reader stands instead of beginning there. */
  isBackwards: boolean;
  from: Cursor | undefined;
  limit: number;
}

export interface ListedProduct {
  id: string;
  status: string;
  updatedAt: Date;
  /** What it is sorted by, as text that reads back exactly. */
  key: string;
}

/** Each has an index that ends in the id. Ids are made in order of time. */
const orders = {
  newest: { key: sql`product.id`, type: sql`uuid`, isDown: true },
  oldest: { key: sql`product.id`, type: sql`uuid`, isDown: false },
  'name-atoz': { key: name(), type: sql`text`, isDown: false },
  'name-ztoa': { key: name(), type: sql`text`, isDown: true },
  'price-lowtohigh': { key: price(), type: sql`bigint`, isDown: false },
  'price-hightolow': { key: price(), type: sql`bigint`, isDown: true },
  changed: { key: sql`product.updated_at`, type: sql`timestamptz`, isDown: true },
} as const satisfies Record<StaffListingQuery['sort'], object>;

function name(): RawBuilder<string> {
  return sql`lower(product.name collate "C")`;
}

function price(): RawBuilder<number> {
  return sql`coalesce(product.price_centavos, 0)`;
}

function orderOf({ sort, isBackwards, from }: Page) {
  const { key, type, isDown } = orders[sort];
  const isFalling = isDown !== isBackwards;
  const [direction, beyond] = isFalling ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const isBeyond = (place: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    from
      ? sql<boolean>`(${place}, ${id}) ${beyond} (${from.value}::${type}, ${from.id}::uuid)`
      : sql<boolean>`true`;
  return { key, direction, isBeyond };
}

/** One page, always in the order that was asked for. */
export async function listForStaff(read: Reader, page: Page): Promise<ListedProduct[]> {
  const { key, direction, isBeyond } = orderOf(page);
  const conditions = [...conditionsOf(page), isBeyond(key, sql`product.id`)];
  const within = (place: readonly RawBuilder<boolean>[]) =>
    selectListed(read, [...place, ...conditions])
      .select(['product.id', 'product.status', 'product.updated_at as updatedAt'])
      .select(sql<string>`(${key})::text`.as('key'))
      .select(sql<unknown>`${key}`.as('place'))
      .orderBy(sql`${key} ${direction}, product.id ${direction}`)
      .limit(page.limit);
  const rows = await (page.categoryIds
    ? read
        .selectFrom(
          sql<{ id: string }>`unnest(${page.categoryIds}::text[])`.as<'asked'>(sql`asked (id)`),
        )
        // The first of each subcategory, by its own index; the page is among them.
        .innerJoinLateral(within([sql`product.category_id = asked.id`]).as('found'), (join) =>
          join.onTrue(),
        )
        .select(['found.id', 'found.status', 'found.updatedAt', 'found.key'])
        .orderBy(sql`found.place ${direction}, found.id ${direction}`)
        .limit(page.limit)
        .execute()
    : within([]).execute());
  return (page.isBackwards ? rows.toReversed() : rows).map(
    ({ id, status, updatedAt, key: text }) => ({
      id,
      status,
      updatedAt,
      key: text,
    }),
  );
}

interface Searched {
  /** At most one more than was to be gathered. */
  total: number;
  found: ListedProduct[];
}

/**
 * A page and the count of a search from one look at the index of words. The page is right if all
 * that matches was gathered.
 */
export async function searchForStaff(
  read: Reader,
  page: Page,
  gathered: number,
): Promise<Searched> {
  const { key, direction, isBeyond } = orderOf(page);
  const matching = selectListed(read, [...placeOf(page), ...conditionsOf(page)])
    .select(['product.id', 'product.status', 'product.updated_at as updatedAt'])
    .select(sql<unknown>`${key}`.as('place'))
    .limit(gathered + 1);
  const inOrder = (rows: string) =>
    sql`${sql.ref(rows)}.place ${direction}, ${sql.ref(rows)}.id ${direction}`;
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
          .where(isBeyond(sql`place`, sql`id`))
          .orderBy(inOrder('matching'))
          .limit(page.limit)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['counted.total', 'found.id', 'found.status', 'found.updatedAt'])
    .select(sql<string>`found.place::text`.as('key'))
    .orderBy(inOrder('found'))
    .execute();
  const found = rows.flatMap(({ id, status, updatedAt, key: text }) =>
    id && status && updatedAt && text ? [{ id, status, updatedAt, key: text }] : [],
  );
  return { total: rows[0]?.total ?? 0, found: page.isBackwards ? found.toReversed() : found };
}

/** How many there are, as far as it is worth counting. */
export async function countForStaff(
  read: Reader,
  listing: StaffListing,
  most: number,
): Promise<number> {
  const some = selectListed(read, [...placeOf(listing), ...conditionsOf(listing)])
    .select(sql`1`.as('one'))
    .limit(most);
  const { count } = await read
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const placeOf = ({ categoryIds }: StaffListing) =>
  categoryIds ? [sql<boolean>`product.category_id = any(${categoryIds}::text[])`] : [];

/** Stock is not looked at unless it is asked for. */
const selectListed = (read: Reader, conditions: readonly RawBuilder<boolean>[]) =>
  read
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`);

function conditionsOf({ query, now }: StaffListing): RawBuilder<boolean>[] {
  const { search, status, brand, stock, sale } = query;
  return [
    sql<boolean>`true`,
    ...wordsIn(search ?? ''),
    ...(status ? [sql<boolean>`product.status = ${status}`] : []),
    ...(brand ? [sql<boolean>`product.brand_id = ${brand}`] : []),
    ...(stock ? [inStock[stock]] : []),
    ...(sale ? [onSale(now)] : []),
  ];
}

/**
 * The index gathers every product that has a word, and those of `geforce` are many: where a model
 * or a number is among the words, the index is asked for it alone and the others only checked.
 */
function wordsIn(search: string): RawBuilder<boolean>[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const isTelling = (word: string) => word.length >= 3 && /\d/.test(word);
  const hasTelling = words.some(isTelling);
  return words.map((word) => {
    const column = hasTelling && !isTelling(word) ? sql`(product.words || '')` : sql`product.words`;
    return sql<boolean>`${column} like ${containing(word)}`;
  });
}

const inStock = {
  out: sql<boolean>`coalesce(stock.on_hand, 0) = 0`,
  low: sql<boolean>`stock.on_hand between 1 and 5`,
  in: sql<boolean>`stock.on_hand > 0`,
} as const satisfies Record<NonNullable<StaffListingQuery['stock']>, RawBuilder<boolean>>;

const onSale = (now: Date) => sql<boolean>`
  product.sale_price_centavos is not null
  and (product.sale_starts_at is null or product.sale_starts_at <= ${now}::timestamptz)
  and (product.sale_ends_at is null or product.sale_ends_at > ${now}::timestamptz)`;

const containing = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
