import type { Location } from 'react-router';

export const scrollStorageKey = 'scroll-positions';

/** Scrolls a reloaded page to its position before the first paint, as the router would. */
export const restoreScrollScript = `{
if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
try {
  const y = JSON.parse(sessionStorage.getItem('${scrollStorageKey}') || '{}')[history.state.key];
  if (typeof y === 'number') scrollTo(0, y);
} catch {
  sessionStorage.removeItem('${scrollStorageKey}');
}
}`;

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
