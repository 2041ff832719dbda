import { catalogApi } from '@sirkito/contracts/catalog/endpoints';
import { sitemapApi } from '@sirkito/contracts/sitemap/endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { listProducts } from './browse/list-products.ts';
import type { ViewCounter } from './featured/view-counter.ts';
import { listSitemapChunks, listSitemapProducts } from './sitemap/list-sitemap.ts';
import { recordZeroResultSearch } from './search/record-zero-result-search.ts';
import { viewCategories } from './categories/view-categories.ts';
import { compareProducts } from './browse/compare-products.ts';
import { viewProduct } from './products/view-product.ts';

export interface BrowseDeps {
  viewCounter: ViewCounter;
}

export function catalogRoutes(app: FastifyInstance, { viewCounter }: BrowseDeps): void {
  route(app, catalogApi.categories, async (ctx) => ok(await viewCategories(ctx)));

  route(app, catalogApi.listing, async (ctx, { query }, { request }) => {
    const listing = await listProducts(ctx, query);
    // Counts what the shopper was shown, wherever it was read.
    await recordZeroResultSearch(request.ctx, query, listing.pagination.total);
    return { success: true as const, ...listing };
  });

  route(app, catalogApi.product, async (ctx, { params }) => ok(await viewProduct(ctx, params.id)));

  route(app, catalogApi.recordView, async (_ctx, { params }, { request }) => {
    viewCounter.count(params.id, request.headers['user-agent']);
    return { success: true as const };
  });

  route(app, sitemapApi.chunks, async (ctx) => ok(await listSitemapChunks(ctx)));

  route(app, sitemapApi.products, async (ctx, { query }) =>
    ok(await listSitemapProducts(ctx, query.after)),
  );

  route(app, catalogApi.compare, async (ctx, { query }) => ({
    success: true as const,
    ...(await compareProducts(ctx, query)),
  }));
}
