/** Returns the path with only the allowed query parameters, sorted. */
export function pageUrl(url: string, allowed: readonly string[]): string {
  const { pathname, searchParams } = new URL(url, 'http://web.invalid');
  const allowedParams = [...searchParams].filter(([name]) => allowed.includes(name));
  const query = new URLSearchParams(allowedParams);
  query.sort();
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
