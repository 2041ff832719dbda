import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Notice, Ways } from '#web/ui/notice.tsx';
import { filterLabel, nothingMatches, type FilterView } from './filter-view.ts';
import { activeFilters, without, withoutFilters } from './listing-changes.ts';
import { nearestQuery } from './listing.queries.ts';
import { listingSearch, type ListingState } from './listing-state.ts';
import { ProductList } from './product-list.tsx';

interface NothingFoundProps {
  state: ListingState;
  views: readonly FilterView[];
}

export function NothingFound({ state, views }: NothingFoundProps) {
  return activeFilters(state).length > 0 ? (
    <NothingMatches state={state} views={views} />
  ) : (
    <NothingHere state={state} />
  );
}

/** Says which filter to loosen, and shows what that would bring. */
function NothingMatches({ state, views }: NothingFoundProps) {
  const { data: nearest } = useQuery(nearestQuery(useApi(), state));
  const all = { search: listingSearch(withoutFilters(state)) };
  const label = nearest?.filter && filterLabel(state, views, nearest.filter);
  return (
    <>
      <div className="min-h-56 py-6">
        <Notice title={nothingMatches(state)} level={2}>
          {nearest && (
            <p>
              Without {label ? <b className="font-[520] text-ink">{label}</b> : 'any filter'} there{' '}
              {nearest.total === 1 ? 'is 1' : `are ${nearest.total}`}.
            </p>
          )}
          <Ways>
            {nearest?.filter && (
              <ButtonLink
                look="copper"
                to={{ search: listingSearch(without(state, nearest.filter)) }}
                preventScrollReset
              >
                Remove {label}
              </ButtonLink>
            )}
            <ButtonLink look={nearest?.filter ? 'quiet' : 'copper'} to={all} preventScrollReset>
              Clear all
            </ButtonLink>
          </Ways>
        </Notice>
      </div>
      {nearest && nearest.products.length > 0 && (
        <section aria-labelledby="closest" className="mt-8 border-t border-line pt-7">
          <h2 id="closest" className="mb-6 text-title font-[560]">
            The closest parts
          </h2>
          <ProductList view="grid" awaited={0} products={nearest.products} />
        </section>
      )}
    </>
  );
}

function NothingHere({ state }: { state: ListingState }) {
  const { search, category } = state;
  return (
    <div className="py-6">
      <Notice title={search ? `Nothing found for “${search}”` : 'Nothing here yet'} level={2}>
        <p>
          {search
            ? 'Check the spelling, or try fewer words: a model number is often enough.'
            : 'Parts of this kind are not in the shop at the moment.'}
        </p>
        <Ways>
          {search && category ? (
            <ButtonLink look="copper" to={shopPaths.search(search)}>
              Search the whole shop
            </ButtonLink>
          ) : (
            <ButtonLink look="copper" to={shopPaths.allProducts}>
              All Products
            </ButtonLink>
          )}
        </Ways>
      </Notice>
    </div>
  );
}
