import type { StaffListingQueryInput } from '@sirkito/contracts/catalog/staff-schemas';

const names = [
  'search',
  'status',
  'category',
  'brand',
  'stock',
  'sale',
  'pinned',
  'sort',
  'after',
  'before',
  'end',
];

/** Reads the listing query from the URL. */
export function parseListing(search: URLSearchParams): StaffListingQueryInput {
  const entries = names.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  // The server validates the values.
  return Object.fromEntries(entries) as StaffListingQueryInput;
}

/** Sets a filter and returns to the first page. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const parameter of ['after', 'before', 'end']) next.delete(parameter);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
