import { useStoreProfile } from '#web/features/store/use-store-profile.ts';
import { TermsPage } from '#web/features/content/terms.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/terms.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms',
    description:
      'What you and the shop agree on when you order: prices, payment, delivery, warranty and disputes.',
    path: shopPaths.terms,
  });

export default function TermsRoute() {
  return <TermsPage store={useStoreProfile()} />;
}
