import { useRef, useState, type KeyboardEvent } from 'react';

/** A row that scrolls by whole slides, and knows which one it stands at. */
export function useSlides(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);

  const show = (wanted: number) => {
    const row = track.current;
    const next = Math.min(Math.max(wanted, 0), count - 1);
    row?.scrollTo({ left: next * row.clientWidth });
  };
  return {
    track,
    place,
    show,
    onScroll: () => {
      const row = track.current;
      if (row && row.clientWidth > 0) setPlace(Math.round(row.scrollLeft / row.clientWidth));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      show(place + step);
    },
  };
}
