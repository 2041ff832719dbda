import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { categoriesQuery } from '#web/features/catalog/catalog.queries.ts';
import { DealsPage } from '#web/features/catalog/listing/deals-page.tsx';
import { listingSearch } from '#web/features/catalog/listing/listing-state.ts';
import { fetchListing, openListing } from '#web/features/catalog/listing/open-listing.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { apiContext, queryContext } from '#web/lib/request-context.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/deals.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const given = { api: context.get(apiContext), queries: context.get(queryContext) };
  const listing = await openListing(given, url.searchParams, { isDeals: true });
  const { pages, data } = await fetchListing(given, listing);
  const last = Math.max(pages, 1);
  if (listing.state.page > last) {
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go on
    throw redirect(`${url.pathname}${listingSearch({ ...listing.state, page: last })}`);
  }
  return { ...listing, data };
}

/** From page to page nothing is waited for: the listing shows its shape, then what it finds. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const given = { api: context.get(apiContext), queries: context.get(queryContext) };
  return { ...(await openListing(given, url.searchParams, { isDeals: true })), data: undefined };
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
