import { bannerStaffApi } from '@sirkito/contracts/banners/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { addBanner } from './banners/add-banner.ts';
import { editBanner } from './banners/edit-banner.ts';
import { listBanners } from './banners/list-banners.ts';
import { reorderBanners } from './banners/reorder-banners.ts';
import { removeBanner } from './banners/remove-banner.ts';
import { viewBanner } from './banners/view-banner.ts';

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
