import { CookiesPage } from '#web/features/content/cookies.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/cookies.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cookies',
    description:
      'The one cookie that signing in sets, what your browser keeps for the shop, and how to clear it.',
    path: shopPaths.cookies,
  });

export default CookiesPage;
