import { useStoreProfile } from '#web/features/store/use-store-profile.ts';
import { ReturnsPage } from '#web/features/content/returns.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/returns.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Returns',
    description:
      'What is broken or wrong we put right at our cost; what you do not want goes back unopened within seven days.',
    path: shopPaths.returns,
  });

export default function ReturnsRoute() {
  return <ReturnsPage store={useStoreProfile()} />;
}
