import { buildsPaths } from '@sirkito/contracts/paths/builds';
import { BuilderPage } from '#web/features/builder/builder-page.tsx';
import { useAddAll } from '#web/features/cart/use-add-all.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import type { Route } from './+types/builder.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { data: ready } = await context.get(apiContext)(buildsPaths.ready, {});
  return { ready };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'PC builder',
    description:
      'Put a PC together from parts that fit: sockets, lengths, watts and plugs are checked as you choose, and what nobody has measured says so.',
    path: shopPaths.builder,
  });

export default function BuilderRoute({ loaderData }: Route.ComponentProps) {
  return <BuilderPage ready={loaderData.ready} addAll={useAddAll()} />;
}
