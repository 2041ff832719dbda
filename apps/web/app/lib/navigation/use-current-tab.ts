import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row of tabs so that the current one is centred. */
export function useCurrentTab(current: string): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = nav.current?.querySelector('[aria-current]');
    // scrollIntoView would scroll the page as well.
    if (nav.current && shown) nav.current.scrollLeft += middleOf(shown) - middleOf(nav.current);
  }, [current]);
  return nav;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
