import { viewsStaffApi } from '@sirkito/contracts/views-staff';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { changeViewName, removeView, saveView, viewViews } from './keep-views.ts';

export function viewsRoutes(app: FastifyInstance): void {
  route(app, viewsStaffApi.list, async (ctx, { query }) => ok(await viewViews(ctx, query.page)));
  route(app, viewsStaffApi.save, async (ctx, { body }) => ok(await saveView(ctx, body)));
  route(app, viewsStaffApi.rename, async (ctx, { params, body }) =>
    ok(await changeViewName(ctx, params.id, body.name)),
  );
  route(app, viewsStaffApi.remove, async (ctx, { params }) => ok(await removeView(ctx, params.id)));
}
