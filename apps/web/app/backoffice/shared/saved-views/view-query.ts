/** Paging is not part of a view. */
const pagingParameters = ['after', 'before', 'end'];

/** Returns the filters as a sorted query string, so equal filters compare equal. */
export function viewQuery(search: URLSearchParams): string {
  const filters = new URLSearchParams(search);
  for (const name of pagingParameters) filters.delete(name);
  filters.sort();
  return filters.toString();
}
