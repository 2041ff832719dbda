/**
 * Returns the canonical path (no trailing or double slashes, no dot segments, lower case), or
 * undefined if the URL already has it. Segments after the second can be tokens, so their case is
 * kept. Browsers treat a backslash as a slash, so a leading one would redirect to another site.
 */
export function canonicalPath(url: string): string | undefined {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  const parts: string[] = [];
  for (const part of path.split(/[\\/]/).filter(Boolean)) {
    const plain = part.replaceAll(/%2e/gi, '.');
    if (plain === '..') parts.pop();
    else if (plain !== '.') parts.push(part);
  }
  const named = parts.map((part, index) => (index < 2 ? part.toLowerCase() : part));
  const canonical = `/${named.join('/')}`;
  return canonical === path ? undefined : canonical + url.slice(path.length);
}
