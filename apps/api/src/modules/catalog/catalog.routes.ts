import { catalogApi } from '@sirkito/contracts/catalog';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { viewCategories } from './view-categories.ts';

export function catalogRoutes(app: FastifyInstance): void {
  route(app, catalogApi.categories, async (ctx) => ok(await viewCategories(ctx)));
}
