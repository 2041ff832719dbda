import { viewsStaffApi } from '@sirkito/contracts/saved-views/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { renameSavedView, removeSavedView, saveView, listSavedViews } from './staff/saved-views.ts';

export function savedViewsStaffRoutes(app: FastifyInstance): void {
  route(app, viewsStaffApi.list, async (ctx, { query }) =>
    ok(await listSavedViews(ctx, query.page)),
  );
  route(app, viewsStaffApi.save, async (ctx, { body }) => ok(await saveView(ctx, body)));
  route(app, viewsStaffApi.rename, async (ctx, { params, body }) =>
    ok(await renameSavedView(ctx, params.id, body.name)),
  );
  route(app, viewsStaffApi.remove, async (ctx, { params }) =>
    ok(await removeSavedView(ctx, params.id)),
  );
}
