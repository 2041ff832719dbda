import { useStoreProfile } from '#web/storefront/store/use-store-profile.ts';
import { WarrantyPage } from '#web/storefront/content/warranty.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/warranty.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Warranty',
    description:
      'How long each product is covered, what the warranty includes, and how to make a claim.',
    path: shopPaths.warranty,
  });

export default function WarrantyRoute() {
  return <WarrantyPage store={useStoreProfile()} />;
}
