import { useStoreProfile } from '#web/storefront/store/use-store-profile.ts';
import { ShippingPage } from '#web/storefront/content/shipping.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { useShipping } from '#web/lib/interaction/shipping.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/shipping.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Shipping',
    description:
      'Shipping fees by area and weight, delivery times, and how to pick up your order at our shop.',
    path: shopPaths.shipping,
  });

export default function ShippingRoute() {
  return <ShippingPage store={useStoreProfile()} shipping={useShipping()} />;
}
