import { catalogApi } from '@sirkito/contracts/catalog/endpoints';
import { sitemapApi } from '@sirkito/contracts/sitemap/endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { listProducts } from './browse/list-products.ts';
import { listSitemapChunks, listSitemapProducts } from './sitemap/list-sitemap.ts';
import { recordZeroResultSearch } from './search/record-zero-result-search.ts';
import { viewCategories } from './categories/view-categories.ts';
import { compareProducts } from './browse/compare-products.ts';
import { viewProduct } from './products/view-product.ts';

export function catalogRoutes(app: FastifyInstance): void {
  route(app, catalogApi.categories, async (ctx) => ok(await viewCategories(ctx)));

  route(app, catalogApi.listing, async (ctx, { query }) => {
    const listing = await listProducts(ctx, query);
    await recordZeroResultSearch(ctx, query, listing.pagination.total);
    return { success: true as const, ...listing };
  });

  route(app, catalogApi.product, async (ctx, { params }) => ok(await viewProduct(ctx, params.id)));

  route(app, sitemapApi.chunks, async (ctx) => ok(await listSitemapChunks(ctx)));

  route(app, sitemapApi.products, async (ctx, { query }) =>
    ok(await listSitemapProducts(ctx, query.after)),
  );

  route(app, catalogApi.compare, async (ctx, { query }) => ({
    success: true as const,
    ...(await compareProducts(ctx, query)),
  }));
}
