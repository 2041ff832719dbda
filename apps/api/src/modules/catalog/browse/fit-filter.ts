import { limitsFor, type FitLimit, type Part } from '@sirkito/compatibility';
import type { FitColumnLimit, FitFilter } from './listing-filter.ts';

const columns = {
  sockets: 'fit_sockets',
  memory: 'fit_memory_types',
  boards: 'fit_boards',
  lengthMm: 'fit_length',
  heightMm: 'fit_height',
} as const;

/**
 * Returns a filter for products that fit these parts by the rules a listing can check, or undefined
 * if none applies. `allowUnknown` also passes products that lack a measure.
 */
export function fitFilter(
  categoryId: string,
  parts: readonly Part[],
  allowUnknown = false,
): FitFilter | undefined {
  const limits = limitsFor(categoryId, parts, { allowUnknown }).map(toColumnLimit);
  return limits.length > 0 ? { kind: 'fit', name: 'fit', limits, allowUnknown } : undefined;
}

function toColumnLimit(limit: FitLimit): FitColumnLimit {
  if ('anyOf' in limit) return { column: columns[limit.measure], anyOf: limit.anyOf };
  const { measure, ...bound } = limit;
  return { column: columns[measure], ...bound };
}
