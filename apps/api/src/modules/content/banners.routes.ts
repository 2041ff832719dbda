import { bannersApi } from '@sirkito/contracts/banners/endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { viewBanners } from './banners/view-banners.ts';

export function bannerRoutes(app: FastifyInstance): void {
  route(app, bannersApi.running, async (ctx) => ok(await viewBanners(ctx)));
}
