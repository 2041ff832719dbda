import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { readyBuildsQuery } from '#web/storefront/builder/builds.queries.ts';
import { categoriesQuery } from '#web/storefront/catalog/catalog.queries.ts';
import { ListingPage } from '#web/storefront/catalog/listing/listing-page.tsx';
import { loadListing, openListing } from '#web/storefront/catalog/listing/open-listing.ts';
import { rankByBuild } from '#web/storefront/catalog/listing/rank-by-build.ts';
import { afterPaint } from '#web/lib/interaction/after-paint.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { canonicalListingPath } from '#web/lib/navigation/listing-query.ts';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import type { Route } from './+types/listing.ts';

const CompletePcs = lazy(async () => ({
  default: (await import('#web/storefront/builder/ready/complete-pcs.tsx')).CompletePcs,
}));

export const loader = (args: Route.LoaderArgs) =>
  loadListing(args, {
    isDeals: false,
    completePcs: async ({ api, queries }) => {
      const ready = readyBuildsQuery(api);
      await queries.query(ready);
      return ready;
    },
  });

/** Navigates immediately: the listing shows a skeleton while it fetches. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  // A filter is painted before its results render. The back button has changed the URL already.
  const { pathname, search } = args.url;
  const isFilter = pathname === location.pathname && search !== location.search;
  if (isFilter) await new Promise<void>(afterPaint);
  return { ...(await openListing(args, { isDeals: false, rank: rankByBuild })), data: undefined };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(matches, {
    title: loaderData?.heading ?? '',
    description: loaderData?.description ?? '',
    path: canonicalListingPath(new URLSearchParams(location.search)),
    isHidden: Boolean(loaderData?.state.search),
  });

export default function ListingRoute({ loaderData }: Route.ComponentProps) {
  const { data: categories } = useSuspenseQuery(categoriesQuery(useApi()));
  const { state, from, data } = loaderData;
  return (
    <HydrationBoundary state={data}>
      <ListingPage state={state} from={from} categories={categories} CompletePcs={CompletePcs} />
    </HydrationBoundary>
  );
}
