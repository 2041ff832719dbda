import { useStoreProfile } from '#web/storefront/store/use-store-profile.ts';
import { TermsPage } from '#web/storefront/content/terms.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/terms.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms',
    description:
      'The terms that apply when you order: prices, payment, delivery, warranty and disputes.',
    path: shopPaths.terms,
  });

export default function TermsRoute() {
  return <TermsPage store={useStoreProfile()} />;
}
