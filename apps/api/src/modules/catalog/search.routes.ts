import { searchApi } from '@sirkito/contracts/search/endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { findNearest } from './nearest/find-nearest.ts';
import { searchProducts } from './search/search-products.ts';

export function searchRoutes(app: FastifyInstance): void {
  route(app, searchApi.products, async (ctx, { query }) => ({
    success: true as const,
    products: await searchProducts(ctx, query),
  }));
  route(app, searchApi.nearest, async (ctx, { query }) => ok(await findNearest(ctx, query.search)));
}
