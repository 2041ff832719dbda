/**
 * The one path a page has: no slash at its end, none doubled, its name in lower case. What comes
 * after the first two parts may be a token, so its letters are left alone. A backslash is a slash
 * to browsers, and at the beginning it would lead to another site.
 */
export function canonicalPath(url: string): string | undefined {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const parts = path.split(/[\\/]/).filter(Boolean);
  const named = parts.map((part, index) => (index < 2 ? part.toLowerCase() : part));
  const canonical = `/${named.join('/')}`;
  return canonical === path ? undefined : canonical + url.slice(path.length);
}
