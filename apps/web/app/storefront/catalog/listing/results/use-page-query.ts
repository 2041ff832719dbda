import { useEffect, type RefObject } from 'react';
import { listingSearch, type ListingState } from '../listing-state.ts';

/**
 * Keeps the page in view in the query string while scrolling, so reloads, shared links and the back
 * button return to it. Replaces the history entry and loads nothing.
 */
export function usePageQuery(
  list: RefObject<HTMLElement | null>,
  state: ListingState,
  shown: number,
): void {
  useEffect(() => {
    if (shown < 2) return undefined;
    const follow = () => {
      const starts = [...(list.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
      const middle = innerHeight / 2;
      const read = starts.findLast((start) => start.getBoundingClientRect().top < middle);
      const page = Number((read ?? starts[0])?.dataset['page']);
      const search = listingSearch({ ...state, page });
      if (search !== location.search) {
        history.replaceState(history.state, '', `${location.pathname}${search}`);
      }
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [list, state, shown]);
}
