import type { ProductCard as Product } from '@sirkito/contracts/catalog-listing';
import { useRef, type ReactNode } from 'react';
import { ListingFailed } from './listing-failed.tsx';
import type { ListingState } from './listing-state.ts';
import { NextPages } from './next-pages.tsx';
import { Pager } from './pager.tsx';
import { ListSkeleton, ProductList } from './product-list.tsx';
import type { ListingFetch } from './use-listing.ts';
import { usePageInAddress } from './use-page-in-address.ts';

const pageSize = 24;

interface ResultsProps {
  state: ListingState;
  listing: ListingFetch;
  /** Shown where nothing is found. */
  nothing: ReactNode;
  card?: (product: Product, isFirst: boolean) => ReactNode;
}

/** What was found, what is on its way, or why there is nothing. */
export function Results({ state, listing, nothing, card }: ResultsProps) {
  const { pages, next, isRenewing } = listing;
  const box = useRef<HTMLDivElement>(null);
  usePageInAddress(box, state, isRenewing ? 0 : pages.length);
  const last = pages.at(-1)?.pagination;

  if (listing.hasFailed) return <ListingFailed onRetry={listing.retry} />;
  if (!last) return <ListSkeleton view={state.view} count={pageSize} hasNote={state.isDeals} />;
  if (listing.total === 0) return nothing;
  // A part that moved from one page to the next while somebody scrolled is shown once.
  const products = new Map(pages.flatMap(({ data }) => data).map((one) => [one._id, one]));
  const starts = new Map(
    pages.map(({ data, pagination }) => [data[0]?._id ?? '', pagination.page]),
  );
  const coming = Math.min(pageSize, last.total - last.page * pageSize);
  return (
    <div ref={box} aria-busy={isRenewing}>
      {/* Another listing fades in where this one stands; the grid does not move. */}
      <div className={`transition-opacity ${isRenewing ? 'opacity-45' : ''}`}>
        <ProductList
          view={state.view}
          products={[...products.values()]}
          starts={starts}
          awaited={next.isOnItsWay ? coming : 0}
          hasNote={state.isDeals}
          card={card}
        />
      </div>
      <NextPages next={next} shown={pages.length} coming={coming} />
      <Pager state={state} page={last.page} pages={last.pages} />
    </div>
  );
}
