import { promotionStaffApi } from '@sirkito/contracts/promotions/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { addPromotion, editPromotion, endPromotion } from './edit-promotion.ts';
import { listPromotions, viewPromotion } from './list-promotions.ts';

export function promotionsStaffRoutes(app: FastifyInstance): void {
  route(app, promotionStaffApi.list, async (ctx, { query }) => ({
    success: true as const,
    ...(await listPromotions(ctx, query.after)),
  }));
  route(app, promotionStaffApi.view, async (ctx, { params }) =>
    ok(await viewPromotion(ctx, params.id)),
  );
  route(app, promotionStaffApi.add, async (ctx, { body }) => ok(await addPromotion(ctx, body)));
  route(app, promotionStaffApi.edit, async (ctx, { params, body }) =>
    ok(await editPromotion(ctx, params.id, body)),
  );
  route(app, promotionStaffApi.end, async (ctx, { params }) =>
    ok(await endPromotion(ctx, params.id)),
  );
}
