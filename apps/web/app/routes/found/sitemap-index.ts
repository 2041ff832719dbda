import { sitemapPaths } from '@sirkito/contracts/sitemap/paths';
import { apiContext, requestContext } from '#web/lib/api/request-context.ts';
import { sitemapIndex, xmlResponse } from '#web/lib/seo/sitemap.ts';
import type { Route } from './+types/sitemap-index.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(requestContext);
  const { data: ends } = await context.get(apiContext)(sitemapPaths.chunks);
  const products = `${shopUrl}/sitemaps/products.xml`;
  const files = [
    `${shopUrl}/sitemaps/pages.xml`,
    products,
    ...ends.map((after) => `${products}?after=${after}`),
  ];
  return xmlResponse(sitemapIndex(files), 3_600);
}
