import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { categoriesQuery } from '#web/storefront/catalog/catalog.queries.ts';
import { DealsPage } from '#web/storefront/catalog/listing/deals-page.tsx';
import { loadListing, openListing } from '#web/storefront/catalog/listing/open-listing.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/deals.ts';

export const loader = (args: Route.LoaderArgs) => loadListing(args, { isDeals: true });

/** Navigates immediately: the listing shows a skeleton while it fetches. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  return { ...(await openListing(args, { isDeals: true })), data: undefined };
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
