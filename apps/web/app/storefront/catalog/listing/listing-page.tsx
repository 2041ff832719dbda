import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import type { Category } from '@sirkito/contracts/catalog/schemas';
import { Suspense, use, useState, type ComponentType } from 'react';
import { lazyOnline } from '#web/lib/interaction/lazy-online.ts';
import { StoredFit } from '#web/lib/storage/stored-fit.ts';
import { breadcrumbList } from '#web/lib/seo/schema-org.ts';
import { StructuredData } from '#web/lib/seo/structured-data.tsx';
import { useShopUrl } from '#web/lib/seo/use-shop-url.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { findPath } from '../category-tree.ts';
import { FilterChips } from './filters/filter-chips.tsx';
import { FilterRail } from './filters/filter-rail.tsx';
import { chipsOf, filterViews } from './filters/filter-view.ts';
import { listingCrumbs, listingHeading } from './listing-heading.ts';
import { choose } from './listing-changes.ts';
import { fitsFilter } from './listing-state.ts';
import { ListingTools } from './listing-tools.tsx';
import type { OpenListing } from './open-listing.ts';
import { PartCount, ShownCount } from './results/product-count.tsx';
import { Results } from './results/results.tsx';
import { useListing } from './use-listing.ts';
import { useOptimisticListing } from './use-optimistic-listing.ts';
import { useRankedListing } from './rank-by-build.ts';

const loadSheet = () => import('./filters/filter-sheet.tsx');
const FilterSheet = lazyOnline(async () => (await loadSheet()).FilterSheet);

const NothingFound = lazyOnline(
  async () => (await import('./results/nothing-found.tsx')).NothingFound,
);

const SearchPrice = lazyOnline(
  async () => (await import('./results/search-price.tsx')).SearchPrice,
);

const form = 'filters';

interface ListingPageProps extends OpenListing {
  /** The full category tree. */
  categories: readonly Category[];
  /** Shown above the results of a search for a complete PC. */
  CompletePcs: ComponentType<{ reply: ListingReply }>;
}

export function ListingPage({ state: loaded, from, categories, CompletePcs }: ListingPageProps) {
  const state = useRankedListing(loaded);
  const listing = useListing(state, from);
  const fit = use(StoredFit);
  const shopUrl = useShopUrl();
  const path = state.category ? findPath(categories, state.category) : [];
  const [optimistic, update] = useOptimisticListing(state);
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const views = filterViews(optimistic, listing.choices, listing.counts);
  const chips = chipsOf(optimistic, views);
  const crumbs = listingCrumbs(path);
  const onlyFitting = (isBrief: boolean) =>
    state.category &&
    fit({
      category: state.category,
      isOn: fitsFilter in optimistic.chosen,
      isRanked: state.fitsFirst !== undefined,
      isBrief,
      onChange: (ids) => update((now) => choose(now, fitsFilter, ids)),
    });
  const isEmpty = listing.total === 0 && chips.length === 0;
  const filters = {
    fit: onlyFitting(false),
    state: optimistic,
    views,
    categories: path.at(-1)?.children ?? categories,
    priceRange: listing.counts?.priceRange ?? listing.choices?.priceRange ?? null,
    onChange: update,
  };

  return (
    <div className="wrap pb-section">
      <Breadcrumbs crumbs={crumbs} />
      <StructuredData thing={import.meta.env.SSR ? breadcrumbList(shopUrl, crumbs) : undefined} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-3 sm:pb-6">
        {/* On phones the count has a line of its own: whether it fits beside depends on the font. */}
        <div className="flex min-w-0 gap-x-3 gap-y-1 max-sm:flex-col sm:flex-wrap sm:items-baseline">
          <h1 className="min-w-0 text-headline font-[560] wrap-anywhere">
            {listingHeading(state, path)}
          </h1>
          {!isEmpty && <PartCount total={listing.choices?.pagination.total} />}
        </div>
        {!isEmpty && (
          <ListingTools
            state={optimistic}
            form={form}
            filtersOn={chips.length}
            onChange={update}
            onFiltersNear={() => void loadSheet()}
            onFilters={() => setSheet('open')}
          />
        )}
      </div>
      {listing.counts?.completePc && (
        <Suspense fallback={<div className="h-84 lg:h-76" />}>
          <CompletePcs reply={listing.counts} />
        </Suspense>
      )}
      <div
        className={`-mx-gutter flex flex-col border-t border-line px-gutter sm:mx-0 sm:px-0 ${isEmpty ? '' : 'lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]'}`}
      >
        {!isEmpty && <FilterRail form={form} {...filters} />}
        <section
          id="results"
          aria-label="Results"
          className={`min-w-0 pt-3.5 ${isEmpty ? '' : 'lg:pl-12'}`}
        >
          <h2 className="sr-only">Results</h2>
          <div
            className={
              isEmpty ? 'sr-only' : 'mb-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2'
            }
          >
            <ShownCount listing={listing} isFiltered={chips.length > 0} />
            <div className="ml-auto lg:hidden">{onlyFitting(true)}</div>
            {listing.counts?.searchPrice && (
              <Suspense>
                <SearchPrice price={listing.counts.searchPrice} />
              </Suspense>
            )}
            {chips.length > 0 && <FilterChips state={optimistic} chips={chips} onChange={update} />}
          </div>
          <Results
            state={state}
            listing={listing}
            emptyState={
              <Suspense>
                <NothingFound state={state} views={views} />
              </Suspense>
            }
          />
        </section>
      </div>
      {sheet !== 'unopened' && (
        <Suspense>
          <FilterSheet
            {...filters}
            total={listing.total}
            isOpen={sheet === 'open'}
            onOpenChange={(isOpen) => setSheet(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
