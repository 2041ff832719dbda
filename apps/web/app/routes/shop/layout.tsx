import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { lazyStoredFit } from '#web/storefront/builder/fit/lazy-stored-fit.tsx';
import { AddButton } from '#web/storefront/cart/add/add-button.tsx';
import { categoriesQuery } from '#web/storefront/catalog/catalog.queries.ts';
import { LazyCompareTray } from '#web/storefront/catalog/compare/lazy-compare-tray.tsx';
import { storeProfileQuery } from '#web/storefront/store/store.queries.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { CardAction } from '#web/lib/interaction/card-action.ts';
import { StoredFit, useIsBuilding, type FitTarget } from '#web/lib/storage/stored-fit.ts';
import { apiContext, queryContext } from '#web/lib/api/request-context.ts';
import { revalidateUnlessListing } from '#web/lib/api/revalidation.ts';
import { shippingQuery } from '#web/lib/interaction/shipping.ts';
import { dehydrateQueries } from '#web/lib/api/dehydrate-queries.ts';
import { PageTransition } from '#web/shell/page-transition.tsx';
import { ShopFrame } from '#web/shell/shop-frame.tsx';
import type { Route } from './+types/layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const [api, queries] = [context.get(apiContext), context.get(queryContext)];
  const [profile, categories, shipping] = [
    storeProfileQuery(api),
    categoriesQuery(api),
    shippingQuery(api),
  ];
  const [store] = await Promise.all([
    queries.query(profile),
    queries.query(categories),
    queries.query(shipping),
  ]);
  const state = dehydrateQueries(queries, [profile, categories, shipping]);
  return { brandName: store.brandName, tagline: store.tagline, state };
}

export const shouldRevalidate = revalidateUnlessListing;

export default function ShopLayout({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Frame />
    </HydrationBoundary>
  );
}

function Frame() {
  const api = useApi();
  const { data: store } = useSuspenseQuery(storeProfileQuery(api));
  const { data: categories } = useSuspenseQuery(categoriesQuery(api));
  return (
    <ShopFrame store={store} categories={categories}>
      <CardAction value={addToCart}>
        <StoredFit value={showFit}>
          <PageTransition>
            <Outlet />
          </PageTransition>
        </StoredFit>
      </CardAction>
      <LazyCompareTray />
    </ShopFrame>
  );
}

// One function for all renders: a changed context would discard markup that isn't hydrated yet.
const showFit = (target: FitTarget) => <FitSlot target={target} />;
const FitSlot = ({ target }: { target: FitTarget }) =>
  useIsBuilding() ? lazyStoredFit(target) : null;
const addToCart = (product: ProductCard) => <AddButton product={product} />;
