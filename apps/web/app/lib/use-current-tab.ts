import { useEffect, useRef, type RefObject } from 'react';

/** For a row of tabs that may be wider than the screen: the current one is in the middle of it. */
export function useCurrentTab(current: string): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = nav.current?.querySelector('[aria-current]');
    // By hand, since scrollIntoView would move the page as well.
    if (nav.current && shown) nav.current.scrollLeft += middleOf(shown) - middleOf(nav.current);
  }, [current]);
  return nav;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
