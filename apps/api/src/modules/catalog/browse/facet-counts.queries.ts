import type { FilterAttribute } from '@sirkito/commerce';
import { sql, type RawBuilder } from 'kysely';
import { facetColumn } from '../product/facet-columns.queries.ts';

export interface FacetCount {
  /** Bit mask of the filters that the counted products fail, in the order of the filters. */
  failed: number;
  /** A filter attribute, `brand` or `in_stock`. */
  facet: string;
  values: string[] | null;
  /** The brand's name; null for other facets. */
  label: string | null;
  count: number;
  minPrice: number;
  maxPrice: number;
}

/** The columns that facets of these attributes are counted by. */
export const facetColumns = (attributes: readonly FilterAttribute[]): RawBuilder<unknown>[] => [
  sql`brand_id`,
  sql`in_stock`,
  ...attributes.map((name) => sql.ref(facetColumn(name))),
];

interface Counted {
  attributes: readonly FilterAttribute[];
  /** No filter failed, or exactly one. */
  masks: readonly RawBuilder<number>[];
}

/**
 * Counts all facets in one pass over `candidate`, a common table expression with `facetColumns`, the
 * bit mask `failed` and the `price`. A product that fails one filter still counts in that filter's
 * own facet, so rows that fail at most one filter are counted, grouped by the filter they fail.
 */
export function facetCounts({ attributes, masks }: Counted): RawBuilder<FacetCount> {
  const columns = facetColumns(attributes);
  const all = sql.join(columns);
  const names = ['brand', 'in_stock', ...attributes];
  return sql<FacetCount>`
    select failed, count, "minPrice", "maxPrice", brand.name as label,
      case grouped ${sql.join(
        names.map((name, index) => sql`when ${groupedBy(names, index)} then ${sql.lit(name)}`),
        sql` `,
      )} end as facet,
      case grouped
        when ${groupedBy(names, 0)} then array[brand_id]
        when ${groupedBy(names, 1)} then array[in_stock::text]
        else (
          select "values" from facet_value
          where facet_value.id = coalesce(${sql.join([...columns.slice(2), sql`null::integer`])})
        ) end as "values"
    from (
      select failed, ${all}, grouping(${all}) as grouped, count(*) as count,
             min(price) as "minPrice", max(price) as "maxPrice"
      from candidate
      where failed in (${sql.join(masks)})
      group by grouping sets (${sql.join(columns.map((column) => sql`(failed, ${column})`))})
    ) as counted left join brand on brand.id = counted.brand_id`;
}

/** grouping() sets a bit for each column that is not grouped by, the last one lowest. */
function groupedBy(names: readonly string[], index: number): RawBuilder<number> {
  const allBits = 2 ** names.length - 1;
  return sql.lit(allBits - 2 ** (names.length - 1 - index));
}
