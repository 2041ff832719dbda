import { formatCount, plural } from '@sirkito/commerce';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Notice, NoticeActions } from '#web/ui/notice.tsx';
import { filterLabel, nothingMatches } from '../filters/filter-advice.ts';
import type { FilterView } from '../filters/filter-view.ts';
import { activeFilters, without, withoutFilters } from '../listing-changes.ts';
import { listingSearch, type ListingState } from '../listing-state.ts';
import { nearestQuery } from './nearest.queries.ts';
import { ProductList } from './product-list.tsx';
import { SearchHelp } from './search-help.tsx';

interface NothingFoundProps {
  state: ListingState;
  views: readonly FilterView[];
}

export function NothingFound({ state, views }: NothingFoundProps) {
  if (activeFilters(state).length > 0) return <NothingMatches state={state} views={views} />;
  return state.search ? <SearchHelp search={state.search} /> : <NoProducts />;
}

/** Suggests the filter to remove and previews its results. */
function NothingMatches({ state, views }: NothingFoundProps) {
  const { data: nearest } = useQuery(nearestQuery(useApi(), state));
  const all = { search: listingSearch(withoutFilters(state)) };
  if (state.search && nearest?.total === 0) return <SearchHelp search={state.search} />;
  const label = nearest?.filter && filterLabel(state, views, nearest.filter);
  return (
    <>
      <div className="min-h-56 py-6">
        <Notice title={nothingMatches(state)} level={2}>
          {nearest && (
            <p>
              Without {label ? <b className="font-[520] text-ink">{label}</b> : 'any filters'},
              there {plural(nearest.total, 'is', 'are')} {formatCount(nearest.total, 'product')}.
            </p>
          )}
          <NoticeActions>
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
          </NoticeActions>
        </Notice>
      </div>
      {nearest && nearest.products.length > 0 && (
        <section aria-labelledby="closest" className="mt-8 border-t border-line pt-7">
          <h2 id="closest" className="mb-6 text-title font-[560]">
            Closest matches
          </h2>
          <ProductList view="grid" pending={0} products={nearest.products} />
        </section>
      )}
    </>
  );
}

function NoProducts() {
  return (
    <div className="py-6">
      <Notice title="No products yet" level={2}>
        <p>We don't have any products in this category right now.</p>
        <NoticeActions>
          <ButtonLink look="copper" to={shopPaths.allProducts}>
            All Products
          </ButtonLink>
        </NoticeActions>
      </Notice>
    </div>
  );
}
