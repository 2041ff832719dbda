import type { Category } from '@sirkito/contracts/catalog/schemas';
import { buildsPaths } from '@sirkito/contracts/builds/paths';
import { categoriesQuery } from '#web/storefront/catalog/catalog.queries.ts';
import { apiContext, queryContext, requestContext } from '#web/lib/api/request-context.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { sitemap, xmlResponse } from '#web/lib/seo/sitemap.ts';
import type { Route } from './+types/sitemap-pages.ts';

const { home, allProducts, deals, builder, readyBuilds, upgrade, faq, about, contact } = shopPaths;
const { shipping, warranty, returns, privacy, terms, cookies } = shopPaths;
const pages = [home, allProducts, deals, builder, readyBuilds, upgrade, faq, about, contact].concat(
  [shipping, warranty, returns, privacy, terms, cookies],
);

export async function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(requestContext);
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
  return xmlResponse(sitemap(paths.map((path) => ({ address: shopUrl + path }))), 3_600);
}

const withChildren = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withChildren(category.children)]);
