import type { FilterAttribute } from '@sirkito/commerce';
import { sql, type RawBuilder } from 'kysely';

export interface FacetCount {
  /** Bit mask of the filters that the counted products fail, in the order of the filters. */
  failed: number;
  /** A filter attribute, `brand` or `in_stock`. */
  facet: string;
  value: string;
  /** The brand's name; null for other facets. */
  label: string | null;
  count: number;
  /** Null except under `in_stock`, where every product is counted once. */
  minPrice: number | null;
  maxPrice: number | null;
}

/** The columns of product_listing that facets are counted by. */
export const facetColumns = sql`brand_id, in_stock, facets`;

interface Counted {
  attributes: readonly FilterAttribute[];
  /** No filter failed, or exactly one. */
  masks: readonly RawBuilder<number>[];
}

/**
 * Counts all facets of `candidate`, a common table expression with `facetColumns`, the bit mask
 * `failed` and the `price`. A product that fails one filter still counts in that filter's own facet,
 * so rows that fail at most one filter are counted, grouped by the filter they fail.
 */
export function facetCounts({ attributes, masks }: Counted): RawBuilder<FacetCount> {
  const counted = sql`from candidate where failed in (${sql.join(masks)}) group by 1, 2`;
  return sql<FacetCount>`
    select failed, 'in_stock' as facet, in_stock::text as value, null as label, count(*) as count,
      min(price) as "minPrice", max(price) as "maxPrice" ${counted}, in_stock
    union all
    select failed, 'brand', brand_id, brand.name, count, null, null
    from (select failed, brand_id, count(*) as count ${counted}) as by_brand
    join brand on brand.id = brand_id
    union all
    -- In the select list: a lateral unnest takes more than twice as long.
    select failed, attribute, value, null, count, null, null
    from (select failed, unnest(facets) as facet_id, count(*) as count ${counted}) as by_value
    join facet_value on facet_value.id = facet_id
    where attribute = any(${attributes}::text[])`;
}
