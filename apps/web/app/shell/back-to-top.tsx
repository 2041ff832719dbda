import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useScrolledPast } from '#web/lib/navigation/use-scrolled-past.ts';

const farDown = 300;

export function BackToTop() {
  const isFarDown = useScrolledPast(farDown);
  return isFarDown && <UpButton />;
}

function UpButton() {
  const button = useRef<HTMLButtonElement>(null);
  const isInTheWay = useIsOverControl(button);
  return (
    <button
      ref={button}
      type="button"
      aria-label="Back to top"
      onClick={goUp}
      className={`fixed right-4 bottom-[calc(1rem+var(--buy-bar,0px))] z-10 grid size-11 animate-fade-in place-items-center rounded border border-line-strong bg-surface-raised shadow-2 hover:border-ink sm:right-6 sm:bottom-[calc(1.5rem+var(--buy-bar,0px))] print:hidden ${isInTheWay ? 'invisible' : ''}`}
    >
      <ArrowUp size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

/** Everything people press, except cards and tiles, which are large enough. */
const controls = 'button, input, select, textarea, summary, a:not(article a, :has(img))';

/** Returns whether the element covers a control of the page at the current scroll position. */
function useIsOverControl(element: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(true);
  useEffect(() => {
    const ended = new AbortController();
    const check = () => {
      const own = element.current;
      if (own) setIsOver(pointsOf(own).some((point) => hasControlAt(point, own)));
    };
    check();
    // More products move what it covers without a scroll.
    const grown = new ResizeObserver(check);
    grown.observe(document.body);
    for (const event of ['scroll', 'resize']) {
      addEventListener(event, check, { passive: true, signal: ended.signal });
    }
    return () => {
      grown.disconnect();
      ended.abort();
    };
  }, [element]);
  return isOver;
}

type Point = readonly [x: number, y: number];

/** Returns the corners, the middles of the sides and the centre. */
function pointsOf(element: HTMLElement): Point[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  const parts = [0, 0.5, 1];
  return parts.flatMap((across) =>
    parts.map((down): Point => [x + across * width, y + down * height]),
  );
}

const hasControlAt = ([x, y]: Point, own: HTMLElement): boolean =>
  document.elementsFromPoint(x, y).some((found) => !own.contains(found) && found.matches(controls));

function goUp(): void {
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The button disappears: move keyboard focus to the start of the page.
  document.getElementById('content')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: isReducedMotion ? 'instant' : 'smooth' });
}
