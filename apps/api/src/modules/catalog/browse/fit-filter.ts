import { limitsFor, type FitLimit, type Part } from '@sirkito/compatibility';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listFacetSets } from './facet-values.queries.ts';
import { fitAttributeOf } from '../product/fit-limits.ts';
import type { FacetSet, FitColumnLimit, FitFilter } from './listing-filter.ts';

const columns = { lengthMm: 'fit_length', heightMm: 'fit_height' } as const;

/**
 * Returns a filter for products that fit these parts by the rules a listing can check, or undefined
 * if none applies. `allowUnknown` also passes products that lack a measure.
 */
export async function fitFilter(
  read: Reader,
  categoryId: string,
  parts: readonly Part[],
  allowUnknown = false,
): Promise<FitFilter | undefined> {
  const limits = limitsFor(categoryId, parts, { allowUnknown });
  if (limits.length === 0) return undefined;
  const values = limits.flatMap((limit) => ('anyOf' in limit ? limit.anyOf : []));
  const sets = await listFacetSets(read, Object.values(fitAttributeOf), [...new Set(values)]);
  const columnLimits = limits.map((limit) => toColumnLimit(limit, sets));
  return { kind: 'fit', name: 'fit', limits: columnLimits, allowUnknown };
}

function toColumnLimit(limit: FitLimit, sets: readonly FacetSet[]): FitColumnLimit {
  if (!('anyOf' in limit)) {
    const { measure, ...bound } = limit;
    return { column: columns[measure], ...bound };
  }
  const attribute = fitAttributeOf[limit.measure];
  const passing = sets.filter(
    (set) => set.attribute === attribute && set.values.some((value) => limit.anyOf.includes(value)),
  );
  return { attribute, facetIds: passing.map(({ id }) => id) };
}
