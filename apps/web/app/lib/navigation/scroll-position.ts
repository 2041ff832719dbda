import type { Location } from 'react-router';

/**
 * Returns a key per scroll position. A query change keeps the key, so the page does not scroll; a
 * new path or hash gets a new key.
 */
export function createScrollKeys(): (
  location: Pick<Location, 'key' | 'pathname' | 'hash'>,
) => string {
  const keys = new Map<string, string>();
  let last: { scrollKey: string; pathname: string } | undefined;

  return ({ key, pathname, hash }) => {
    const isSame = last?.pathname === pathname && hash === '';
    const scrollKey = keys.get(key) ?? (last && isSame ? last.scrollKey : key);
    keys.set(key, scrollKey);
    last = { scrollKey, pathname };
    return scrollKey;
  };
}
