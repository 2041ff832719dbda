import type { FilterAttribute } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

export interface FacetValue {
  id: number;
  attribute: string;
}

/** Returns the values, by attribute, that a product has or had. */
export function findFacetValues(
  read: Reader,
  selected: ReadonlyMap<FilterAttribute, readonly string[]>,
): Promise<FacetValue[]> {
  const pairs = [...selected].flatMap(([name, values]) => values.map((value) => [name, value]));
  return selectRaw(
    read,
    sql<FacetValue>`
      select id, attribute from facet_value
      join unnest(${pairs.map(([name]) => name)}::text[], ${pairs.map(([, value]) => value)}::text[])
        as selected (attribute, value) using (attribute, value)`,
  );
}
