import { useStoreProfile } from '#web/storefront/store/use-store-profile.ts';
import { AboutPage } from '#web/storefront/content/about.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { organization } from '#web/lib/seo/schema-org.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { StructuredData } from '#web/lib/seo/structured-data.tsx';
import { useShopUrl } from '#web/lib/seo/use-shop-url.ts';
import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'About us',
    description:
      'How we sell PC parts: with the specs that matter, and a note when one is missing.',
    path: shopPaths.about,
  });

export default function AboutRoute() {
  const store = useStoreProfile();
  const shopUrl = useShopUrl();
  return (
    <>
      <AboutPage store={store} />
      <StructuredData thing={import.meta.env.SSR ? organization(shopUrl, store) : undefined} />
    </>
  );
}
