import { slotOf, slots } from '@sirkito/compatibility';
import { buildFitPaths } from '@sirkito/contracts/builds/fit-paths';
import { catalogPaths } from '@sirkito/contracts/catalog/paths';
import { StoredBuildSource } from '#web/storefront/builder/stored-build-source.tsx';
import { upgradePath, type UpgradeQuery } from '#web/storefront/builder/upgrade/upgrade-query.ts';
import { UpgradePage } from '#web/storefront/builder/upgrade/upgrade-page.tsx';
import { useAddItems } from '#web/storefront/cart/add/use-add-items.ts';
import { PastOrders } from '#web/storefront/orders/past-orders.tsx';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { apiContext } from '#web/lib/api/request-context.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/upgrade.ts';

const noAdvice = { have: [], findings: [], roadEnds: [], upgrades: [] };
const limits = { parts: 40, found: 8, find: 64 };

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const query = readUpgradeQuery(new URL(request.url).searchParams);
  const { parts, slot, find } = query;
  const [advice, found] = await Promise.all([
    parts.length > 0
      ? api(buildFitPaths.upgrades, { query: { parts: parts.join(','), slot } })
      : { data: noAdvice },
    find ? api(catalogPaths.listing, { query: { search: find, limit: 24 } }) : { data: [] },
  ]);
  const fitting = found.data.filter(({ category }) => slotOf(category.id));
  return { query, advice: advice.data, found: fitting.slice(0, limits.found) };
}

function readUpgradeQuery(query: URLSearchParams): UpgradeQuery {
  return {
    parts: (query.get('parts') ?? '').split(',').filter(Boolean).slice(0, limits.parts),
    slot: slots.find(({ id }) => id === query.get('want'))?.id ?? 'graphics_card',
    find: (query.get('find') ?? '').trim().slice(0, limits.find),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Upgrade adviser',
    description:
      "Tell us what's in your PC and see which upgrades fit: a faster graphics card, processor, memory or drive, and what else you'd need to change.",
    path: shopPaths.upgrade,
    // A customer's own parts are not worth indexing.
    isHidden: Boolean(loaderData && (loaderData.query.parts.length > 0 || loaderData.query.find)),
  });

export default function UpgradeRoute({ loaderData }: Route.ComponentProps) {
  const { slot } = loaderData.query;
  return (
    <UpgradePage
      {...loaderData}
      addAll={useAddItems()}
      sources={
        <>
          <StoredBuildSource slot={slot} />
          <PastOrders to={(parts) => upgradePath({ parts, slot })} />
        </>
      }
    />
  );
}
