import type { Location } from 'react-router';

/**
 * Names the place a scroll position belongs to. A change of the query alone stays in the same
 * place and so keeps its position; another path, or a heading on this one, is a new place.
 */
export function scrollPlaces(): (location: Pick<Location, 'key' | 'pathname' | 'hash'>) => string {
  const places = new Map<string, string>();
  let last: { place: string; pathname: string } | undefined;

  return ({ key, pathname, hash }) => {
    const isSame = last?.pathname === pathname && hash === '';
    const place = places.get(key) ?? (last && isSame ? last.place : key);
    places.set(key, place);
    last = { place, pathname };
    return place;
  };
}
