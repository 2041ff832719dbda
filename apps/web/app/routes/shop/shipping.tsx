import { useStoreProfile } from '#web/features/store/use-store-profile.ts';
import { ShippingPage } from '#web/features/content/shipping.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useShipping } from '#web/lib/shipping.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/shipping.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Shipping',
    description:
      'What shipping costs by zone and weight, how long it takes, and how to pick up an order at the shop.',
    path: shopPaths.shipping,
  });

export default function ShippingRoute() {
  return <ShippingPage store={useStoreProfile()} shipping={useShipping()} />;
}
