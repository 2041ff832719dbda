import { bannerStaffApi } from '@sirkito/contracts/banner-staff';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { addBanner } from './add-banner.ts';
import { editBanner } from './edit-banner.ts';
import { listBanners } from './list-banners.ts';
import { orderBanners } from './order-banners.ts';
import { removeBanner } from './remove-banner.ts';
import { viewBanner } from './view-banner.ts';

export function bannersAdminRoutes(app: FastifyInstance): void {
  route(app, bannerStaffApi.list, async (ctx) => ok(await listBanners(ctx)));
  route(app, bannerStaffApi.view, async (ctx, { params }) => ok(await viewBanner(ctx, params.id)));
  route(app, bannerStaffApi.add, async (ctx, { body }) => ok(await addBanner(ctx, body)));
  route(app, bannerStaffApi.order, async (ctx, { body }) => {
    await orderBanners(ctx, body);
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
