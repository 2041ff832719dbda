import { useStoreProfile } from '#web/features/store/use-store-profile.ts';
import { WarrantyPage } from '#web/features/content/warranty.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/warranty.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Warranty',
    description:
      'How long parts are under warranty, what is covered, and how a claim goes from your message to the repaired or replaced part.',
    path: shopPaths.warranty,
  });

export default function WarrantyRoute() {
  return <WarrantyPage store={useStoreProfile()} />;
}
