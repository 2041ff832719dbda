import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import type { ListingFetch } from '../use-listing.ts';

/** Pages loaded automatically before a button is shown, so the footer stays reachable. */
const automaticPages = 4;

interface NextPagesProps {
  next: ListingFetch['next'];
  /** Number of pages shown. */
  shown: number;
  /** Number of products on the next page. */
  nextCount: number;
}

/** Loads the next page before the end of the list is reached. */
export function NextPages({ next, shown, nextCount }: NextPagesProps) {
  const end = useRef<HTMLDivElement>(null);
  const isAutomatic = next.exists && !next.hasFailed && shown % automaticPages !== 0;
  const { fetch, isFetching } = next;
  useEffect(() => {
    if (!isAutomatic || isFetching || !end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetch();
      },
      { rootMargin: '0px 0px 800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isAutomatic, isFetching, fetch]);

  if (!next.exists) return null;
  return (
    <div ref={end} className="mt-9 grid justify-items-center gap-3 text-center no-script:hidden">
      {next.hasFailed && <p role="alert">Couldn't load more products.</p>}
      {!isAutomatic && (
        <Button look="quiet" isBusy={isFetching} onClick={fetch}>
          {next.hasFailed ? 'Try again' : `Show ${nextCount} more`}
        </Button>
      )}
    </div>
  );
}
