/** Where a reader stands in a list is no part of a view. */
const places = ['after', 'before', 'end'];

/** The same filters are the same address, whatever order they were chosen in. */
export function viewAddress(search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  for (const place of places) kept.delete(place);
  kept.sort();
  return kept.toString();
}
