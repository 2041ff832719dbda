import { limitsFor, type FitLimit, type Part } from '@sirkito/compatibility';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listFacetSets } from './facet-values.queries.ts';
import { fitWordsOf } from './fit-words.ts';
import type { FacetSet, Filter, FitColumnLimit } from './listing-filter.ts';

const columns = { lengthMm: 'fit_length', heightMm: 'fit_height' } as const;

/**
 * Only what fits these parts by the rules that a listing can ask, or also what may fit because a
 * measure is not known; undefined if none applies.
 */
export async function fitFilter(
  read: Reader,
  categoryId: string,
  parts: readonly Part[],
  mayLack = false,
): Promise<Filter | undefined> {
  const limits = limitsFor(categoryId, parts, { mayLack });
  if (limits.length === 0) return undefined;
  const words = limits.flatMap((limit) => ('anyOf' in limit ? limit.anyOf : []));
  const sets = await listFacetSets(read, Object.values(fitWordsOf), [...new Set(words)]);
  const columnLimits = limits.map((limit) => toColumnLimit(limit, sets));
  return { kind: 'fit', name: 'fit', limits: columnLimits, mayLack };
}

function toColumnLimit(limit: FitLimit, sets: readonly FacetSet[]): FitColumnLimit {
  if (!('anyOf' in limit)) {
    const { measure, ...bound } = limit;
    return { column: columns[measure], ...bound };
  }
  const words = fitWordsOf[limit.measure];
  const passing = sets.filter(
    ({ attribute, values }) =>
      attribute === words && values.some((value) => limit.anyOf.includes(value)),
  );
  return { words, facetIds: passing.map(({ id }) => id) };
}
