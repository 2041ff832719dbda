import { buildsPaths } from '@sirkito/contracts/builds/paths';
import { data } from 'react-router';
import { ReadyPage } from '#web/storefront/builder/ready/ready-page.tsx';
import { useAddItems } from '#web/storefront/cart/add/use-add-items.ts';
import { apiContext } from '#web/lib/api/request-context.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import type { Route } from './+types/builds.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { data: builds, pricesHoldUntil } = await context.get(apiContext)(buildsPaths.ready, {});
  const headers = pricesHoldUntil ? { expires: new Date(pricesHoldUntil).toUTCString() } : {};
  return data({ builds }, { headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ready PC builds',
    description:
      'Complete PCs for gaming, office and creating at three budgets each: parts in stock, checked to fit together, at the prices of today.',
    path: shopPaths.readyBuilds,
  });

export default function ReadyBuildsRoute({ loaderData }: Route.ComponentProps) {
  return <ReadyPage builds={loaderData.builds} addAll={useAddItems()} />;
}
