import { useSyncExternalStore } from 'react';

function onScroll(moved: () => void): () => void {
  addEventListener('scroll', moved, { passive: true });
  return () => removeEventListener('scroll', moved);
}

/** Returns whether the page is scrolled past this many pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );
