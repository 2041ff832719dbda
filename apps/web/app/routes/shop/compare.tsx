import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import { data } from 'react-router';
import { maxCompared } from '#web/storefront/catalog/compare/compare-choice.ts';
import { ComparePage } from '#web/storefront/catalog/compare/compare-page.tsx';
import { readIds } from '#web/storefront/catalog/compare/comparison.ts';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { apiContext } from '#web/lib/api/request-context.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/compare.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = readIds(new URL(request.url).searchParams.get('ids'), maxCompared);
  if (ids.length === 0) return data({ requestedCount: 0, products: [] });
  const call = context.get(apiContext)(catalogPaths.compare, { query: { ids: ids.join(',') } });
  const { data: products, pricesHoldUntil } = await call;
  const headers = pricesHoldUntil ? { expires: new Date(pricesHoldUntil).toUTCString() } : {};
  return data({ requestedCount: ids.length, products }, { headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Compare',
    description: 'Compare up to 4 products side by side, spec by spec.',
    path: shopPaths.compare,
    // Comparisons are not worth indexing.
    isHidden: loaderData !== undefined && loaderData.requestedCount > 0,
  });

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />;
}
