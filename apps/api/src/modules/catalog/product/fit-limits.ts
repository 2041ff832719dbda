import type { FitMeasures } from '@sirkito/compatibility';

/** The facet attributes that hold what the fit filter compares. They are not shown as filters. */
export const fitAttributeOf = {
  sockets: 'fitSocket',
  memory: 'fitMemory',
  boards: 'fitBoard',
} as const;

export type FitAttribute = (typeof fitAttributeOf)[keyof typeof fitAttributeOf];

export function fitFacets(measures: FitMeasures): Partial<Record<FitAttribute, string[]>> {
  const facets: Partial<Record<FitAttribute, string[]>> = {};
  for (const measure of ['sockets', 'memory', 'boards'] as const) {
    const values = measures[measure];
    if (values?.length) facets[fitAttributeOf[measure]] = [...new Set(values)].toSorted();
  }
  return facets;
}
