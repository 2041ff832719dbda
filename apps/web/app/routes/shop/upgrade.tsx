import { slotOf, slots } from '@sirkito/compatibility';
import { buildFitPaths } from '@sirkito/contracts/paths/build-fit';
import { catalogPaths } from '@sirkito/contracts/paths/catalog';
import { KeptSource } from '#web/features/builder/kept-source.tsx';
import { upgradePath, type UpgradeAsked } from '#web/features/builder/upgrade-address.ts';
import { UpgradePage } from '#web/features/builder/upgrade-page.tsx';
import { useAddAll } from '#web/features/cart/use-add-all.ts';
import { PastOrders } from '#web/features/orders/past-orders.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/upgrade.ts';

const nothing = { have: [], told: [], upgrades: [] };
const most = { parts: 40, found: 8, find: 64 };

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = readAsked(new URL(request.url).searchParams);
  const { parts, slot, find } = asked;
  const [advice, found] = await Promise.all([
    parts.length > 0
      ? api(buildFitPaths.upgrades, { query: { parts: parts.join(','), slot } })
      : { data: nothing },
    find ? api(catalogPaths.listing, { query: { search: find, limit: 24 } }) : { data: [] },
  ]);
  const fitting = found.data.filter(({ category }) => slotOf(category.id));
  return { asked, advice: advice.data, found: fitting.slice(0, most.found) };
}

function readAsked(query: URLSearchParams): UpgradeAsked {
  return {
    parts: (query.get('parts') ?? '').split(',').filter(Boolean).slice(0, most.parts),
    slot: slots.find(({ id }) => id === query.get('want'))?.id ?? 'graphics_card',
    find: (query.get('find') ?? '').trim().slice(0, most.find),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Upgrade adviser',
    description:
      'Tell us what is in your PC and see what fits it: a faster card, processor, memory or drive, and what else would have to change.',
    path: shopPaths.upgrade,
    // What somebody has at home is worth finding for nobody else.
    isHidden: Boolean(loaderData && (loaderData.asked.parts.length > 0 || loaderData.asked.find)),
  });

export default function UpgradeRoute({ loaderData }: Route.ComponentProps) {
  const { slot } = loaderData.asked;
  return (
    <UpgradePage
      {...loaderData}
      addAll={useAddAll()}
      sources={
        <>
          <KeptSource slot={slot} />
          <PastOrders to={(parts) => upgradePath({ parts, slot })} />
        </>
      }
    />
  );
}
