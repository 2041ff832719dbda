import { expect, test } from 'vitest';
import { sumCounts, toFacets } from './facets.ts';
import type { FacetCount } from './facet-counts.queries.ts';

const count = (facet: string, value: string, label: string | null): FacetCount => ({
  failed: 0,
  facet,
  value,
  label,
  count: 1,
  minPrice: 100,
  maxPrice: 100,
});

test('names a brand whose id is also a value of another facet, in any row order', () => {
  const counts = [count('brand', 'amd', 'AMD'), count('chipset', 'amd', null)];
  const scope = { categoryId: undefined, offered: [] };
  for (const rows of [counts, counts.toReversed()]) {
    expect(toFacets(sumCounts(rows, []), scope).brandCounts).toEqual([
      { id: 'amd', name: 'AMD', count: 1 },
    ]);
  }
});
