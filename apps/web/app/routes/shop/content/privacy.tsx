import { useStoreProfile } from '#web/storefront/store/use-store-profile.ts';
import { PrivacyPage } from '#web/storefront/content/privacy.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy',
    description:
      'What personal data we collect, why and for how long, who we share it with, and your rights.',
    path: shopPaths.privacy,
  });

export default function PrivacyRoute() {
  return <PrivacyPage store={useStoreProfile()} />;
}
