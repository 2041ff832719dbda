import type { Category } from '@sirkito/contracts/catalog/schemas';

export interface CategoryRow {
  id: string;
  parentId: string | null;
  label: string;
  priority: number | null;
  filterAttributes: string[];
  relatedBrands: { id: string; name: string }[];
}

/** Rows must be in display order. */
export function toCategoryTree(
  rows: readonly CategoryRow[],
  parentId: string | null = null,
): Category[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ parentId: _, ...row }) => ({ ...row, children: toCategoryTree(rows, row.id) }));
}
