/** Optional columns of the product table, in order. */
export const productColumns = [
  { id: 'sku', name: 'SKU' },
  { id: 'category', name: 'Category' },
  { id: 'brand', name: 'Brand' },
  { id: 'price', name: 'Price' },
  { id: 'stock', name: 'Stock' },
  { id: 'status', name: 'Status' },
  { id: 'updated', name: 'Updated' },
] as const;

export type ProductColumn = (typeof productColumns)[number]['id'];

/** Reads the hidden columns from the query: `hide=brand,updated`. */
export const hiddenColumns = (search: URLSearchParams): ReadonlySet<string> =>
  new Set(search.get('hide')?.split(',').filter(Boolean));

export function withColumn(
  search: URLSearchParams,
  column: ProductColumn,
  isShown: boolean,
): URLSearchParams {
  const hidden = new Set(hiddenColumns(search));
  if (isShown) hidden.delete(column);
  else hidden.add(column);
  const next = new URLSearchParams(search);
  if (hidden.size > 0) next.set('hide', [...hidden].join());
  else next.delete('hide');
  return next;
}
