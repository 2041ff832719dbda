import { bannerStaffApi } from '@sirkito/contracts/banners/staff-endpoints';
import { messagesStaffApi } from '@sirkito/contracts/content/staff-messages-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import {
  addBanner,
  editBanner,
  listBanners,
  removeBanner,
  reorderBanners,
  viewBanner,
} from './banners/banners.ts';
import { listMessagesForStaff, markMessage } from './contact/messages.ts';

export function contentStaffRoutes(app: FastifyInstance): void {
  route(app, messagesStaffApi.list, async (ctx, { query }) => ({
    success: true as const,
    ...(await listMessagesForStaff(ctx, query)),
  }));
  route(app, messagesStaffApi.mark, async (ctx, { params, body }) => {
    await markMessage(ctx, params.id, body.isAnswered);
    return { success: true as const };
  });
}

export function bannersStaffRoutes(app: FastifyInstance): void {
  route(app, bannerStaffApi.list, async (ctx) => ok(await listBanners(ctx)));
  route(app, bannerStaffApi.view, async (ctx, { params }) => ok(await viewBanner(ctx, params.id)));
  route(app, bannerStaffApi.add, async (ctx, { body }) => ok(await addBanner(ctx, body)));
  route(app, bannerStaffApi.order, async (ctx, { body }) => {
    await reorderBanners(ctx, body);
    return ok(await listBanners(ctx));
  });
  route(app, bannerStaffApi.edit, async (ctx, { params, body }) =>
    ok(await editBanner(ctx, params.id, body)),
  );
  route(app, bannerStaffApi.remove, async (ctx, { params }) => {
    await removeBanner(ctx, params.id);
    return ok(await listBanners(ctx));
  });
}
