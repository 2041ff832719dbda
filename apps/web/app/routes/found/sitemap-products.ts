import { sitemapPaths } from '@sirkito/contracts/paths/sitemap';
import { apiContext, visitContext } from '#web/lib/request-context.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { sitemap, xml } from '#web/lib/sitemap.ts';
import type { Route } from './+types/sitemap-products.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shopUrl } = context.get(visitContext);
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  const query = after ? { after } : {};
  const { data: products } = await context.get(apiContext)(sitemapPaths.products, { query });
  const entries = products.map((product) => ({
    address: shopUrl + shopPaths.product(product),
    changedAt: product.updatedAt,
  }));
  return xml(sitemap(entries), 3_600);
}
