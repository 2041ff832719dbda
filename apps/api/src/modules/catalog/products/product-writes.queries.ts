import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { Product } from '../product/product.ts';

interface StoredRow {
  id: string;
  sku: string;
  outcome: 'added' | 'changed';
}

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

/** Returns false, deleting nothing, if the product has stock movements or is in a cart. */
export async function deleteProduct(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from product where id = ${id}
      and not exists (select 1 from stock_movement where product_id = product.id)
      and not exists (select 1 from cart_line where product_id = product.id)
      and not exists (select 1 from saved_line where product_id = product.id)
    returning id`.execute(tx);
  return rows.length > 0;
}

export async function archiveProduct(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('product')
    .set((eb) => ({ status: 'archived', updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('product_listing').where('product_id', '=', id).execute();
}
