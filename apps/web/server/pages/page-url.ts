/** Returns the path with only the allowed query parameters, sorted. */
export function pageUrl(url: string, allowed: readonly string[]): string {
  const { pathname, searchParams } = new URL(url, 'http://web.invalid');
  const allowedParams = [...searchParams].flatMap(([name, value]) => {
    if (!allowed.includes(name)) return [];
    // Brands are the same in any case, and so is the page.
    return [[name, name === 'brands' ? value.toLowerCase() : value]];
  });
  const query = new URLSearchParams(allowedParams);
  query.sort();
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
