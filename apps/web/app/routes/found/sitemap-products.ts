import { sitemapPaths } from '@sirkito/contracts/sitemap/paths';
import { apiContext, requestContext } from '#web/lib/api/request-context.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { sitemap, xmlResponse } from '#web/lib/seo/sitemap.ts';
import type { Route } from './+types/sitemap-products.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shopUrl } = context.get(requestContext);
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  const query = after ? { after } : {};
  const { data: products } = await context.get(apiContext)(sitemapPaths.products, { query });
  const entries = products.map((product) => ({
    address: shopUrl + shopPaths.product(product),
    changedAt: product.updatedAt,
  }));
  return xmlResponse(sitemap(entries), 3_600);
}
