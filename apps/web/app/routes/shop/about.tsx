import { useStoreProfile } from '#web/features/store/use-store-profile.ts';
import { AboutPage } from '#web/features/content/about.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { organization } from '#web/lib/schema-org.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { StructuredData } from '#web/lib/structured-data.tsx';
import { useShopUrl } from '#web/lib/use-shop-url.ts';
import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About us',
    description: 'How we sell parts: with the facts that decide, and a word where one is missing.',
    path: shopPaths.about,
  });

export default function AboutRoute() {
  const store = useStoreProfile();
  return (
    <>
      <AboutPage store={store} />
      <StructuredData thing={organization(useShopUrl(), store)} />
    </>
  );
}
