import { catalogPaths } from '@sirkito/contracts/paths/catalog';
import { data } from 'react-router';
import { mostCompared } from '#web/features/catalog/compare/compare-choice.ts';
import { ComparePage } from '#web/features/catalog/compare/compare-page.tsx';
import { readIds } from '#web/features/catalog/compare/comparison.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/compare.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = readIds(new URL(request.url).searchParams.get('ids'), mostCompared);
  if (ids.length === 0) return data({ asked: 0, products: [] });
  const call = context.get(apiContext)(catalogPaths.chosen, { query: { ids: ids.join(',') } });
  const { data: products, pricesHoldUntil } = await call;
  const headers = pricesHoldUntil ? { expires: new Date(pricesHoldUntil).toUTCString() } : {};
  return data({ asked: ids.length, products }, { headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Compare',
    description: 'Up to four parts of one kind side by side, fact by fact.',
    path: shopPaths.compare,
    // There are more comparisons than parts; none of them is worth finding from outside.
    isHidden: loaderData !== undefined && loaderData.asked > 0,
  });

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />;
}
