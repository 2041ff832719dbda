import type { Category } from '@sirkito/contracts/catalog';
import { lazy, Suspense, use, useState } from 'react';
import { KeptFit } from '#web/lib/kept-fit.ts';
import { breadcrumbList } from '#web/lib/schema-org.ts';
import { StructuredData } from '#web/lib/structured-data.tsx';
import { useShopUrl } from '#web/lib/use-shop-url.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { findPath } from '../category-tree.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterRail } from './filter-rail.tsx';
import { chipsOf, filterViews } from './filter-view.ts';
import { listingCrumbs, listingHeading } from './listing-heading.ts';
import { change } from './listing-changes.ts';
import { fitsFilter, listingSearch } from './listing-state.ts';
import { ListingTools } from './listing-tools.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { OpenListing } from './open-listing.ts';
import { PartCount, ShownCount } from './part-count.tsx';
import { Results } from './results.tsx';
import { useListing } from './use-listing.ts';
import { useWanted } from './use-wanted.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));

const form = 'filters';

interface ListingPageProps extends OpenListing {
  /** The whole tree. */
  categories: readonly Category[];
}

export function ListingPage({ state, from, categories }: ListingPageProps) {
  const listing = useListing(state, from);
  const fit = use(KeptFit);
  const path = state.category ? findPath(categories, state.category) : [];
  const [wanted, want] = useWanted(state);
  const [sheet, setSheet] = useState<'never wanted' | 'open' | 'closed'>('never wanted');
  const views = filterViews(wanted, listing.choices, listing.counts);
  const chips = chipsOf(wanted, views);
  const crumbs = listingCrumbs(path);
  const filters = {
    state: wanted,
    views,
    categories: path.at(-1)?.children ?? categories,
    priceRange: listing.counts?.priceRange ?? listing.choices?.priceRange ?? null,
    onChange: want,
  };

  return (
    <div className="wrap pb-section">
      <Breadcrumbs crumbs={crumbs} />
      <StructuredData thing={breadcrumbList(useShopUrl(), crumbs)} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-3 sm:pb-6">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-headline font-[560] wrap-anywhere">
            {listingHeading(state, path)}
          </h1>
          <PartCount total={listing.choices?.pagination.total} />
        </div>
        <ListingTools
          state={wanted}
          form={form}
          filtersOn={chips.length}
          onChange={want}
          onFiltersNear={() => void loadSheet()}
          onFilters={() => setSheet('open')}
        />
      </div>
      <div className="-mx-gutter flex flex-col border-t border-line px-gutter sm:mx-0 sm:px-0 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <FilterRail form={form} {...filters} />
        <section id="results" aria-label="Results" className="min-w-0 pt-3.5 lg:pl-12">
          <h2 className="sr-only">Results</h2>
          <div className="mb-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
            <ShownCount listing={listing} isFiltered={chips.length > 0} />
            {chips.length > 0 && <FilterChips state={wanted} chips={chips} />}
            {state.category &&
              !wanted.chosen[fitsFilter] &&
              fit({
                category: state.category,
                search: (ids) =>
                  listingSearch(
                    change(wanted, { chosen: { ...wanted.chosen, [fitsFilter]: ids } }),
                  ),
              })}
          </div>
          <Results
            state={state}
            listing={listing}
            nothing={<NothingFound state={state} views={views} />}
          />
        </section>
      </div>
      {sheet !== 'never wanted' && (
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
