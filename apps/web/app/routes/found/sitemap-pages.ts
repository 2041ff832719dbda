import type { Category } from '@sirkito/contracts/catalog';
import { buildsPaths } from '@sirkito/contracts/paths/builds';
import { categoriesQuery } from '#web/features/catalog/catalog.queries.ts';
import { apiContext, queryContext, visitContext } from '#web/lib/request-context.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { sitemap, xml } from '#web/lib/sitemap.ts';
import type { Route } from './+types/sitemap-pages.ts';

const { home, allProducts, deals, builder, upgrade, faq, about, contact } = shopPaths;
const { shipping, warranty, returns, privacy, terms, cookies } = shopPaths;
const pages = [home, allProducts, deals, builder, upgrade, faq, about, contact].concat([
  shipping,
  warranty,
  returns,
  privacy,
  terms,
  cookies,
]);

export async function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(visitContext);
  const api = context.get(apiContext);
  const [categories, { data: builds }] = await Promise.all([
    context.get(queryContext).query(categoriesQuery(api)),
    api(buildsPaths.ready, {}),
  ]);
  const paths = [
    ...pages,
    ...withChildren(categories).map(({ id }) => shopPaths.category(id)),
    ...builds.map(({ slug }) => shopPaths.readyBuild(slug)),
  ];
  return xml(sitemap(paths.map((path) => ({ address: shopUrl + path }))), 3_600);
}

const withChildren = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withChildren(category.children)]);
