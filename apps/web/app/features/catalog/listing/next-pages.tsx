import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { ListingFetch } from './use-listing.ts';

/** After so many in a row somebody is asked, so that the foot of the page can be reached. */
const unasked = 4;

interface NextPagesProps {
  next: ListingFetch['next'];
  /** How many pages are shown. */
  shown: number;
  /** How many parts the next one brings. */
  coming: number;
}

/** Brings the next page before its end is reached. */
export function NextPages({ next, shown, coming }: NextPagesProps) {
  const end = useRef<HTMLDivElement>(null);
  const isAutomatic = next.isThere && !next.hasFailed && shown % unasked !== 0;
  const { fetch, isOnItsWay } = next;
  useEffect(() => {
    if (!isAutomatic || isOnItsWay || !end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetch();
      },
      { rootMargin: '0px 0px 800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAutomatic, isOnItsWay, fetch]);

  if (!next.isThere) return null;
  return (
    <div ref={end} className="mt-9 grid justify-items-center gap-3 text-center no-script:hidden">
      {next.hasFailed && <p role="alert">The next parts did not arrive.</p>}
      {!isAutomatic && (
        <Button look="quiet" isBusy={isOnItsWay} onClick={fetch}>
          {next.hasFailed ? 'Try again' : `Show ${coming} more`}
        </Button>
      )}
    </div>
  );
}
