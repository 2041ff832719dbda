import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { FacetSet } from './listing-filter.ts';

/** Returns the stored sets of these attributes that hold any of these values. */
export function listFacetSets(
  read: Reader,
  attributes: readonly string[],
  values: readonly string[],
): Promise<FacetSet[]> {
  return selectRaw(
    read,
    sql<FacetSet>`
      select id, attribute, "values" from facet_value
      where attribute = any(${attributes}::text[]) and "values" && ${values}::text[]`,
  );
}
