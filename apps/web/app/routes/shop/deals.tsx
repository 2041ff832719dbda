import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { categoriesQuery } from '#web/storefront/catalog/catalog.queries.ts';
import { DealsPage } from '#web/storefront/catalog/listing/deals-page.tsx';
import { listingSearch } from '#web/storefront/catalog/listing/listing-state.ts';
import { fetchListing, openListing } from '#web/storefront/catalog/listing/open-listing.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { apiContext, queryContext } from '#web/lib/api/request-context.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/deals.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const deps = { api: context.get(apiContext), queries: context.get(queryContext) };
  const listing = await openListing(deps, url.searchParams, { isDeals: true });
  const { pages, data } = await fetchListing(deps, listing);
  const last = Math.max(pages, 1);
  if (listing.state.page > last) {
    // oxlint-disable-next-line typescript/only-throw-error -- the router redirects on a thrown response
    throw redirect(`${url.pathname}${listingSearch({ ...listing.state, page: last })}`);
  }
  return { ...listing, data };
}

/** Navigates immediately: the listing shows a skeleton while it fetches. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const deps = { api: context.get(apiContext), queries: context.get(queryContext) };
  return { ...(await openListing(deps, url.searchParams, { isDeals: true })), data: undefined };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.heading ?? '',
    description: loaderData?.description ?? '',
    path: shopPaths.deals,
  });

export default function DealsRoute({ loaderData }: Route.ComponentProps) {
  const { data: categories } = useSuspenseQuery(categoriesQuery(useApi()));
  const { state, from, data } = loaderData;
  return (
    <HydrationBoundary state={data}>
      <DealsPage state={state} from={from} categories={categories} />
    </HydrationBoundary>
  );
}
