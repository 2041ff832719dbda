import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { keptFit } from '#web/features/builder/lazy-kept-fit.tsx';
import { AddButton } from '#web/features/cart/add-button.tsx';
import { categoriesQuery } from '#web/features/catalog/catalog.queries.ts';
import { LazyCompareTray } from '#web/features/catalog/compare/lazy-compare-tray.tsx';
import { storeProfileQuery } from '#web/features/store/store.queries.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { CardAction } from '#web/lib/card-action.ts';
import { KeptFit, useIsBuilding } from '#web/lib/kept-fit.ts';
import { apiContext, queryContext } from '#web/lib/request-context.ts';
import { unlessListing } from '#web/lib/revalidation.ts';
import { shippingQuery } from '#web/lib/shipping.ts';
import { stateOf } from '#web/lib/state-of.ts';
import { PageOnItsWay } from '#web/shell/page-on-its-way.tsx';
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
  const state = stateOf(queries, [profile, categories, shipping]);
  return { brandName: store.brandName, tagline: store.tagline, state };
}

export const shouldRevalidate = unlessListing;

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
        <KeptFit value={useIsBuilding() ? keptFit : noFit}>
          <PageOnItsWay>
            <Outlet />
          </PageOnItsWay>
        </KeptFit>
      </CardAction>
      <LazyCompareTray />
    </ShopFrame>
  );
}

const noFit = () => null;
const addToCart = (product: ProductCard) => <AddButton product={product} />;
