import type { StaffListingAddress } from '@sirkito/contracts/catalog-staff';

const names = [
  'search',
  'status',
  'category',
  'brand',
  'stock',
  'sale',
  'sort',
  'after',
  'before',
  'end',
];

/** What the list is asked for, as the address bar holds it. */
export function listingIn(search: URLSearchParams): StaffListingAddress {
  const given = names.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  // Whatever somebody wrote there goes to the server, which says what is wrong with it.
  return Object.fromEntries(given) as StaffListingAddress;
}

/** Another filter or order begins at the first page again. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const place of ['after', 'before', 'end']) next.delete(place);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
