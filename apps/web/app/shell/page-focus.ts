import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A page whose heading comes later than this has lost its reader anyway. */
const maxWaitMs = 15_000;

/** Moves the focus to the heading of each new page, from which screen readers and Tab go on. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return undefined;
    focused.current = pathname;
    return followHeading();
  }, [pathname]);
}

/** Focuses the heading, and again what replaces it while the page loads, until the first input. */
function followHeading(): () => void {
  let isOver = false;
  const from = document.activeElement;
  const focus = () => {
    const content = document.querySelector('#content');
    const heading = content?.querySelector('h1');
    const { activeElement: current } = document;
    // A form may have focused its first field.
    if (!heading || (current !== from && content?.contains(current))) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(focus);
  const stop = () => {
    isOver = true;
    changes.disconnect();
  };
  // After the effects of this page, such as a dialog that gives the focus back as it closes.
  requestAnimationFrame(() => {
    if (isOver) return;
    focus();
    changes.observe(document.body, { childList: true, subtree: true });
    for (const input of ['keydown', 'pointerdown']) {
      addEventListener(input, stop, { once: true, capture: true });
    }
  });
  setTimeout(stop, maxWaitMs);
  return stop;
}
