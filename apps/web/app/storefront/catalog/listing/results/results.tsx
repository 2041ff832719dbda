import type { ProductCard as Product } from '@sirkito/contracts/catalog/listing-schemas';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';
import { listingSearch, type ListingState } from '../listing-state.ts';
import type { ListingFetch } from '../use-listing.ts';
import { NextPages } from './next-pages.tsx';
import { Pager } from './pager.tsx';
import { ListSkeleton, ProductList } from './product-list.tsx';

const pageSize = 24;

interface ResultsProps {
  state: ListingState;
  listing: ListingFetch;
  /** Shown when there are no results. */
  emptyState: ReactNode;
  card?: (product: Product, isFirst: boolean) => ReactNode;
}

/** Shows the results, their loading state or the empty state. */
export function Results({ state, listing, emptyState, card }: ResultsProps) {
  const { pages, next, isStale } = listing;
  const box = useRef<HTMLDivElement>(null);
  usePageQuery(box, state, isStale ? 0 : pages.length);
  const last = pages.at(-1)?.pagination;

  if (listing.hasFailed) return <ListingFailed onRetry={listing.retry} />;
  if (!last) return <ListSkeleton view={state.view} count={pageSize} hasNote={state.isDeals} />;
  if (listing.total === 0) return emptyState;
  // A product that moved between pages while scrolling is shown once.
  const products = new Map(pages.flatMap(({ data }) => data).map((one) => [one._id, one]));
  const starts = new Map(
    pages.map(({ data, pagination }) => [data[0]?._id ?? '', pagination.page]),
  );
  const nextCount = Math.min(pageSize, last.total - last.page * pageSize);
  return (
    <div ref={box} aria-busy={isStale}>
      {/* Dim instead of replacing, so the grid does not jump. */}
      <div className={`transition-opacity ${isStale ? 'opacity-45' : ''}`}>
        <ProductList
          view={state.view}
          products={[...products.values()]}
          starts={starts}
          pending={next.isFetching ? nextCount : 0}
          hasNote={state.isDeals}
          card={card}
        />
      </div>
      <NextPages next={next} shown={pages.length} nextCount={nextCount} />
      <Pager state={state} page={last.page} pages={last.pages} />
    </div>
  );
}

/** Shown when the listing could not be loaded. */
function ListingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="py-6">
      <Notice title="Couldn't load products" level={2}>
        <p>Check your connection and try again. Your filters are saved.</p>
        <NoticeActions>
          <Button look="copper" onClick={onRetry}>
            Try again
          </Button>
        </NoticeActions>
      </Notice>
    </div>
  );
}

/**
 * Keeps the page in view in the query string while scrolling, so reloads, shared links and the back
 * button return to it. Replaces the history entry and loads nothing.
 */
function usePageQuery(
  list: RefObject<HTMLElement | null>,
  state: ListingState,
  shown: number,
): void {
  useEffect(() => {
    if (shown < 2) return undefined;
    const follow = () => {
      const starts = [...(list.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
      const middle = innerHeight / 2;
      const read = starts.findLast((start) => start.getBoundingClientRect().top < middle);
      const page = Number((read ?? starts[0])?.dataset['page']);
      const search = listingSearch({ ...state, page });
      if (search !== location.search) {
        history.replaceState(history.state, '', `${location.pathname}${search}`);
      }
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [list, state, shown]);
}
