import { useStoreProfile } from '#web/storefront/store/use-store-profile.ts';
import { ReturnsPage } from '#web/storefront/content/returns.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/returns.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Returns',
    description: 'How to return faulty, wrong or unwanted items, and when you get your refund.',
    path: shopPaths.returns,
  });

export default function ReturnsRoute() {
  return <ReturnsPage store={useStoreProfile()} />;
}
