import { inventoryStaffApi } from '@sirkito/contracts/inventory/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { adjustStock, viewLedger } from './adjust-stock.ts';

export function inventoryStaffRoutes(app: FastifyInstance): void {
  route(app, inventoryStaffApi.ledger, async (ctx, { params }) =>
    ok(await viewLedger(ctx, params.id)),
  );
  route(app, inventoryStaffApi.adjust, async (ctx, { params, body }) =>
    ok({ totalStock: await adjustStock(ctx, params.id, body) }),
  );
}
