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
  'name-atoz': { key: sql`product.name`, type: sql`text`, isDown: false },
  'name-ztoa': { key: sql`product.name`, type: sql`text`, isDown: true },
  'price-lowtohigh': { key: price(), type: sql`bigint`, isDown: false },
  'price-hightolow': { key: price(), type: sql`bigint`, isDown: true },
  changed: { key: sql`product.updated_at`, type: sql`timestamptz`, isDown: true },
} as const satisfies Record<StaffListingQuery['sort'], object>;

function price(): RawBuilder<number> {
  return sql`coalesce(product.price_centavos, 0)`;
}

/** One page, always in the order that was asked for. */
export async function listForStaff(read: Reader, page: Page): Promise<ListedProduct[]> {
  const { key, type, isDown } = orders[page.sort];
  const isFalling = isDown !== page.isBackwards;
  const [direction, beyond] = isFalling ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const conditions = conditionsOf(page);
  if (page.from) {
    const { value, id } = page.from;
    conditions.push(sql`(${key}, product.id) ${beyond} (${value}::${type}, ${id}::uuid)`);
  }
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

/** How many there are, as far as it is worth counting. */
export async function countForStaff(
  read: Reader,
  listing: StaffListing,
  most: number,
): Promise<number> {
  const { categoryIds } = listing;
  const place = categoryIds
    ? [sql<boolean>`product.category_id = any(${categoryIds}::text[])`]
    : [];
  const some = selectListed(read, [...place, ...conditionsOf(listing)])
    .select(sql`1`.as('one'))
    .limit(most);
  const { count } = await read
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stock is not looked at unless it is asked for. */
const selectListed = (read: Reader, conditions: readonly RawBuilder<boolean>[]) =>
  read
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`);

function conditionsOf({ query, now }: StaffListing): RawBuilder<boolean>[] {
  const { search, status, brand, stock, sale } = query;
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8) ?? [];
  return [
    sql<boolean>`true`,
    ...words.map((word) => sql<boolean>`product.words like ${containing(word)}`),
    ...(status ? [sql<boolean>`product.status = ${status}`] : []),
    ...(brand ? [sql<boolean>`product.brand_id = ${brand}`] : []),
    ...(stock ? [inStock[stock]] : []),
    ...(sale ? [onSale(now)] : []),
  ];
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
