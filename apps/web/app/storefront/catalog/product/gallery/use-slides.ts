import { useRef, useState, type KeyboardEvent } from 'react';

/** Returns a row that scrolls by whole slides and its current index. */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number) => {
    const row = track.current;
    const next = Math.min(Math.max(index, 0), count - 1);
    row?.scrollTo({ left: next * row.clientWidth });
  };
  return {
    track,
    current,
    show,
    onScroll: () => {
      const row = track.current;
      if (row && row.clientWidth > 0) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      show(current + step);
    },
  };
}
