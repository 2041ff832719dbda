import { entriesOf } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';
import { newcomerScore } from '../featured/rebuild-featured.queries.ts';
import type { Product } from '../product/product.ts';
import type { SearchDocument } from '../search/search-document.ts';

type ListedProduct = Product & { id: string; search: SearchDocument };

/**
 * Writes the rows that listings and search read, with stock, rating and pin as they are. Returns the
 * ids that were not listed before.
 */
export async function writeListings(
  tx: Tx,
  products: readonly ListedProduct[],
): Promise<Set<string>> {
  if (products.length === 0) return new Set();
  // Stock that sells meanwhile waits here and is written after this.
  await lockListings(
    tx,
    products.map(({ id }) => id),
  );
  const facetIds = await upsertFacetValues(tx, products);
  const rows = products.map((product) => ({
    product_id: product.id,
    category_id: product.categoryId,
    brand_id: product.brandId,
    price_centavos: product.price,
    sale_price_centavos: product.salePrice,
    sale_starts_at: product.saleStartsAt ?? null,
    sale_ends_at: product.saleEndsAt ?? null,
    name: product.name,
    document: product.search.lexemes.map((lexeme) => `'${lexeme}'`).join(' '),
    facets: facetValuesOf(product).map((one) => facetIds.get(keyOf(one))),
    fit_sockets: known(product.fit.sockets),
    fit_memory_types: known(product.fit.memory),
    fit_boards: known(product.fit.boards),
    fit_length: product.fit.lengthMm,
    fit_height: product.fit.heightMm,
    featured: newcomerScore,
  }));
  const { rows: written } = await sql<{ id: string; isNew: boolean }>`
    insert into product_listing as old
    select listing.*
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row
    join product on product.id = (row ->> 'product_id')::uuid
    left join category_pin on category_pin.product_id = product.id
    cross join lateral jsonb_populate_record(null::product_listing, row || jsonb_build_object(
      'created_at', product.created_at,
      'rating', coalesce(product.rating_sum::real / nullif(product.review_count, 0), 0),
      'in_stock', coalesce((
        select available from available_stock where product_id = product.id), 0) > 0,
      'pin', category_pin.position
    )) as listing
    order by product.id
    on conflict (product_id) do update set
      category_id = excluded.category_id, brand_id = excluded.brand_id,
      price_centavos = excluded.price_centavos,
      sale_price_centavos = excluded.sale_price_centavos,
      sale_starts_at = excluded.sale_starts_at, sale_ends_at = excluded.sale_ends_at,
      name = excluded.name, rating = excluded.rating, in_stock = excluded.in_stock,
      document = excluded.document, facets = excluded.facets, fit_sockets = excluded.fit_sockets,
      fit_memory_types = excluded.fit_memory_types, fit_boards = excluded.fit_boards,
      fit_length = excluded.fit_length, fit_height = excluded.fit_height, pin = excluded.pin
    returning product_id as id, old.xmax = 0 as "isNew"
  `.execute(tx);
  return new Set(written.flatMap(({ id, isNew }) => (isNew ? [id] : [])));
}

/** In the order in which orders lock stock, so that they can't deadlock. */
const lockListings = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('product_listing')
    .select('product_id')
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('product_id')
    .forNoKeyUpdate()
    .execute();

export async function deleteListings(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('product_listing')
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

/** Returns the ids of all values of these products, inserting new values. */
async function upsertFacetValues(
  tx: Tx,
  products: readonly ListedProduct[],
): Promise<ReadonlyMap<string, number>> {
  const values = products.flatMap(facetValuesOf);
  const pairs = JSON.stringify([...new Map(values.map((one) => [keyOf(one), one])).values()]);
  const wanted = sql`jsonb_to_recordset(${pairs}::jsonb) as wanted (attribute text, value text)`;
  await sql`
    insert into facet_value (attribute, value)
    select attribute, value from ${wanted} order by attribute, value
    on conflict do nothing
  `.execute(tx);
  const { rows } = await sql<FacetValue & { id: number }>`
    select id, attribute, value from facet_value join ${wanted} using (attribute, value)
  `.execute(tx);
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

interface FacetValue {
  attribute: string;
  value: string;
}

const facetValuesOf = ({ facets }: ListedProduct): FacetValue[] =>
  entriesOf(facets).flatMap(([attribute, values]) => values.map((value) => ({ attribute, value })));

const keyOf = ({ attribute, value }: FacetValue) => `${attribute} ${value}`;
const known = (values: readonly string[] | undefined) => (values?.length ? values : null);
