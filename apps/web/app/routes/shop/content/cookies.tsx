import { CookiesPage } from '#web/storefront/content/cookies.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/cookies.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cookies',
    description:
      'The two cookies we set when you sign in, what your browser stores, and how to clear it.',
    path: shopPaths.cookies,
  });

export default CookiesPage;
