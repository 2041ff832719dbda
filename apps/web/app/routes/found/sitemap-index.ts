import { sitemapPaths } from '@sirkito/contracts/paths/sitemap';
import { apiContext, visitContext } from '#web/lib/request-context.ts';
import { sitemapIndex, xml } from '#web/lib/sitemap.ts';
import type { Route } from './+types/sitemap-index.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(visitContext);
  const { data: ends } = await context.get(apiContext)(sitemapPaths.chunks);
  const products = `${shopUrl}/sitemaps/products.xml`;
  const files = [
    `${shopUrl}/sitemaps/pages.xml`,
    products,
    ...ends.map((after) => `${products}?after=${after}`),
  ];
  return xml(sitemapIndex(files), 3_600);
}
