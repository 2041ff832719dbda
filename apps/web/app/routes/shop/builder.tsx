import { buildsPaths } from '@sirkito/contracts/builds/paths';
import { BuilderPage } from '#web/storefront/builder/builder/builder-page.tsx';
import { LazyBuildDrawing } from '#web/storefront/drawings/lazy-build-drawing.tsx';
import { useAddItems } from '#web/storefront/cart/add/use-add-items.ts';
import { pageMeta } from '#web/lib/seo/page-meta.ts';
import { apiContext } from '#web/lib/api/request-context.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import type { Route } from './+types/builder.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { data: ready } = await context.get(apiContext)(buildsPaths.ready, {});
  return { ready };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'PC builder',
    description:
      "Build a PC from parts that fit together. We check sockets, sizes, power and connectors as you choose, and tell you what isn't verified.",
    path: shopPaths.builder,
  });

export default function BuilderRoute({ loaderData }: Route.ComponentProps) {
  return (
    <BuilderPage
      ready={loaderData.ready}
      addAll={useAddItems()}
      drawing={(parts) => <LazyBuildDrawing parts={parts} />}
    />
  );
}
