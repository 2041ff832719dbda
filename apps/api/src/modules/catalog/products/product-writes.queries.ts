import { sql } from 'kysely';
import { entriesOf } from '@sirkito/commerce';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { facetColumn } from '../product/facet-columns.queries.ts';
import { newcomerScore } from '../featured/featured-score.queries.ts';
import type { Product } from '../product/product.ts';
import type { SearchDocument } from '../search/search-document.ts';

interface StoredRow {
  id: string;
  sku: string;
  outcome: 'added' | 'changed';
}

type ProductWithId = Product & { id: string };
type FacetSetIds = ReadonlyMap<string, number>;

/** Upserts the batch in one statement. Returns only the rows that were added or changed. */
export async function upsertProducts(
  tx: Tx,
  by: ActorContext,
  products: readonly Product[],
): Promise<StoredRow[]> {
  const rows = products.map((product) => ({ ...product, id: by.newId() }));
  const { rows: stored } = await sql<StoredRow>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        id uuid, sku text, slug text, name text, "brandId" text, "categoryId" text, status text,
        price bigint, "salePrice" bigint, "saleStartsAt" timestamptz, "saleEndsAt" timestamptz,
        description text, attributes jsonb, facts text[], "warrantyMonths" smallint, "weightG" integer,
        "boxMm" integer[], estimated text[], "releasedOn" text, "missingAttributes" text[]
      )
    )
    insert into product as old (
      id, sku, slug, name, brand_id, category_id, status, price_centavos, sale_price_centavos,
      sale_starts_at, sale_ends_at, description, attributes, facts, warranty_months, weight_g, box_mm,
      estimated, released_on, missing_attributes, created_at, updated_at
    )
    select id, sku, slug, name, "brandId", "categoryId", status, price, "salePrice",
      "saleStartsAt", "saleEndsAt", description, attributes, facts, "warrantyMonths", "weightG", "boxMm",
      estimated, "releasedOn", "missingAttributes", ${by.now()}, ${by.now()}
    from given
    on conflict (sku) do update set
      slug = excluded.slug, name = excluded.name, brand_id = excluded.brand_id,
      category_id = excluded.category_id, status = excluded.status,
      price_centavos = excluded.price_centavos,
      sale_price_centavos = excluded.sale_price_centavos,
      sale_starts_at = excluded.sale_starts_at, sale_ends_at = excluded.sale_ends_at,
      description = excluded.description, attributes = excluded.attributes,
      facts = excluded.facts, warranty_months = excluded.warranty_months, weight_g = excluded.weight_g,
      box_mm = excluded.box_mm, estimated = excluded.estimated,
      released_on = excluded.released_on, missing_attributes = excluded.missing_attributes,
      updated_at = excluded.updated_at,
      version = old.version + 1
    where (old.slug, old.name, old.brand_id, old.category_id, old.status, old.price_centavos,
           old.sale_price_centavos, old.sale_starts_at, old.sale_ends_at, old.description,
           old.attributes, old.facts, old.warranty_months, old.weight_g, old.box_mm, old.estimated,
           old.released_on)
      is distinct from
          (excluded.slug, excluded.name, excluded.brand_id, excluded.category_id,
           excluded.status, excluded.price_centavos, excluded.sale_price_centavos,
           excluded.sale_starts_at, excluded.sale_ends_at, excluded.description,
           excluded.attributes, excluded.facts, excluded.warranty_months, excluded.weight_g, excluded.box_mm,
           excluded.estimated, excluded.released_on)
    returning id, sku, case when version = 1 then 'added' else 'changed' end as outcome
  `.execute(tx);
  return stored;
}

/** Returns the id of every set of facet values, inserting new sets. */
export async function upsertFacetSets(
  tx: Tx,
  products: readonly ProductWithId[],
): Promise<FacetSetIds> {
  const sets = new Map<string, { attribute: string; values: string[] }>();
  for (const { facets } of products) {
    for (const [attribute, values] of Object.entries(facets)) {
      sets.set(facetKey(attribute, values), { attribute, values });
    }
  }
  const wanted = JSON.stringify([...sets.values()]);
  await sql`
    insert into facet_value (attribute, "values")
    select attribute, "values"
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (attribute text, "values" text[])
    order by attribute, "values"
    on conflict do nothing
  `.execute(tx);
  const { rows } = await sql<{ id: number; attribute: string; values: string[] }>`
    select id, attribute, "values" from facet_value
    join jsonb_to_recordset(${wanted}::jsonb) as wanted (attribute text, "values" text[])
      using (attribute, "values")
  `.execute(tx);
  return new Map(rows.map((row) => [facetKey(row.attribute, row.values), row.id]));
}

/** Returns the ids that were not listed before. */
export async function upsertListings(
  tx: Tx,
  products: readonly (ProductWithId & { search: SearchDocument })[],
  facetSetIds: FacetSetIds,
): Promise<Set<string>> {
  if (products.length === 0) return new Set();
  const ids = products.map(({ id }) => id);
  // Delete first, so that facet columns a product no longer has are cleared.
  const listed = await deleteListings(tx, ids);
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
    fit_length: product.fit.lengthMm,
    fit_height: product.fit.heightMm,
    featured: listed.get(product.id) ?? newcomerScore,
    ...facetColumnsOf(product, facetSetIds),
  }));
  for (const table of [sql`product_listing`, sql`category_listing`]) {
    await sql`
      insert into ${table}
      select listing.*
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row
      join product on product.id = (row ->> 'product_id')::uuid
      left join stock on stock.product_id = product.id
      left join category_pin on category_pin.product_id = product.id
      cross join lateral jsonb_populate_record(null::${table}, row || jsonb_build_object(
        'created_at', product.created_at,
        'rating', coalesce(product.rating_sum::real / nullif(product.review_count, 0), 0),
        'in_stock', coalesce(stock.on_hand, 0) > 0,
        'pin', category_pin.position
      )) as listing
    `.execute(tx);
  }
  return new Set(ids.filter((id) => !listed.has(id)));
}

/** Returns the scores of the products that were listed. */
export async function deleteListings(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .deleteFrom('product_listing')
    .where('product_id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning(['product_id', 'featured'])
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.featured]));
}

function facetColumnsOf(
  { facets }: ProductWithId,
  facetSetIds: FacetSetIds,
): Record<string, number | undefined> {
  const entries = entriesOf(facets).map(
    ([attribute, values]) =>
      [facetColumn(attribute), facetSetIds.get(facetKey(attribute, values))] as const,
  );
  return Object.fromEntries(entries);
}

const facetKey = (attribute: string, values: readonly string[]) =>
  JSON.stringify([attribute, ...values]);
