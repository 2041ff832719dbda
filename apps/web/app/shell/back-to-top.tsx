import { ArrowUp } from 'lucide-react';
import { useScrolledPast } from '#web/lib/navigation/use-scrolled-past.ts';

const farDown = 300;

export function BackToTop() {
  const isFarDown = useScrolledPast(farDown);
  if (!isFarDown) return null;
  return (
    <button
      type="button"
      aria-label="Back to top"
      onClick={goUp}
      className="fixed right-4 bottom-[calc(1rem+var(--buy-bar,0px))] z-10 grid size-11 animate-fade-in place-items-center rounded border border-line-strong bg-surface-raised shadow-2 hover:border-ink sm:right-6 sm:bottom-[calc(1.5rem+var(--buy-bar,0px))]"
    >
      <ArrowUp size={20} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

function goUp(): void {
  const isReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The button disappears: move keyboard focus to the start of the page.
  document.getElementById('content')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: isReducedMotion ? 'instant' : 'smooth' });
}
