/** The part of an address a page depends on: its path and the parameters on its list, in order. */
export function pageAddress(url: string, allowed: readonly string[]): string {
  const { pathname, searchParams } = new URL(url, 'http://web.invalid');
  const kept = [...searchParams].filter(([name]) => allowed.includes(name));
  const query = new URLSearchParams(kept);
  query.sort();
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
