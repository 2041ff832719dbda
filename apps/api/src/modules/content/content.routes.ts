import { bannersApi } from '@sirkito/contracts/banners/endpoints';
import { contentApi } from '@sirkito/contracts/content/endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { viewBanners } from './banners/banners.ts';
import { sendContactMessage } from './contact/send-contact-message.ts';

export function contentRoutes(app: FastifyInstance): void {
  route(app, contentApi.contact, async (ctx, { body }) => ok(await sendContactMessage(ctx, body)));
}

export function bannerRoutes(app: FastifyInstance): void {
  route(app, bannersApi.running, async (ctx) => ok(await viewBanners(ctx)));
}
