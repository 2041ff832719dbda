import { catalogApi } from '@sirkito/contracts/catalog/endpoints';
import { searchApi } from '@sirkito/contracts/search/endpoints';
import { sitemapApi } from '@sirkito/contracts/sitemap/endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { compareProducts } from './browse/compare-products.ts';
import { listProducts } from './browse/list-products.ts';
import { viewCategories } from './categories/view-categories.ts';
import type { ViewCounter } from './featured/view-counter.ts';
import { findNearest } from './nearest/find-nearest.ts';
import { viewProduct } from './products/view-product.ts';
import { recordZeroResultSearch, searchProducts } from './search/search-products.ts';
import { listSitemapChunks, listSitemapProducts } from './sitemap/list-sitemap.ts';

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

export function searchRoutes(app: FastifyInstance): void {
  route(app, searchApi.products, async (ctx, { query }) => ({
    success: true as const,
    products: await searchProducts(ctx, query),
  }));
  route(app, searchApi.nearest, async (ctx, { query }) => ok(await findNearest(ctx, query.search)));
}
