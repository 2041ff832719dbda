import { catalogApi } from '@sirkito/contracts/catalog-api';
import { sitemapApi } from '@sirkito/contracts/sitemap';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { listProducts } from './list-products.ts';
import { listSitemapChunks, listSitemapProducts } from './list-sitemap.ts';
import { noteMiss } from './note-miss.ts';
import { viewCategories } from './view-categories.ts';
import { viewChosen } from './view-chosen.ts';
import { viewProduct } from './view-product.ts';

export function catalogRoutes(app: FastifyInstance): void {
  route(app, catalogApi.categories, async (ctx) => ok(await viewCategories(ctx)));

  route(app, catalogApi.listing, async (ctx, { query }) => {
    const listing = await listProducts(ctx, query);
    await noteMiss(ctx, query, listing.pagination.total);
    return { success: true as const, ...listing };
  });

  route(app, catalogApi.product, async (ctx, { params }) => ok(await viewProduct(ctx, params.id)));

  route(app, sitemapApi.chunks, async (ctx) => ok(await listSitemapChunks(ctx)));

  route(app, sitemapApi.products, async (ctx, { query }) =>
    ok(await listSitemapProducts(ctx, query.after)),
  );

  route(app, catalogApi.chosen, async (ctx, { query }) => ({
    success: true as const,
    ...(await viewChosen(ctx, query)),
  }));
}
