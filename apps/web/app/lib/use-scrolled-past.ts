import { useSyncExternalStore } from 'react';

function onScroll(moved: () => void): () => void {
  addEventListener('scroll', moved, { passive: true });
  return () => removeEventListener('scroll', moved);
}

/** Whether the page stands further down than so many pixels. */
export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  );
