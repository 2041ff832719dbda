import { useStoreProfile } from '#web/features/store/use-store-profile.ts';
import { PrivacyPage } from '#web/features/content/privacy.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/privacy.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy',
    description:
      'What personal data the shop keeps, why and how long, who else sees it, and what you may ask of us.',
    path: shopPaths.privacy,
  });

export default function PrivacyRoute() {
  return <PrivacyPage store={useStoreProfile()} />;
}
