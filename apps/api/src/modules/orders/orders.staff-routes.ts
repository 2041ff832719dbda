import type { Centavos } from '@sirkito/commerce';
import { orderStaffApi } from '@sirkito/contracts/orders/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { addOrderNote } from './fulfilment/add-order-note.ts';
import { changeOrderStatus } from './fulfilment/change-order-status.ts';
import { inspectReturn } from './fulfilment/inspect-return.ts';
import { approveCod } from './risk/approve-cod.ts';
import { listOrdersForStaff } from './staff/list-orders-for-staff.ts';
import { viewLabels } from './staff/view-labels.ts';
import { viewPackingSlips } from './staff/view-packing-slips.ts';
import { viewOrderForStaff } from './staff/view-order-for-staff.ts';

export function ordersStaffRoutes(
  app: FastifyInstance,
  { refundLimit }: { refundLimit: Centavos },
): void {
  route(app, orderStaffApi.list, async (ctx, { query }) =>
    ok(await listOrdersForStaff(ctx, query)),
  );
  route(app, orderStaffApi.view, async (ctx, { params }) =>
    ok(await viewOrderForStaff(ctx, params.id)),
  );
  route(app, orderStaffApi.labels, async (ctx, { query }) => ok(await viewLabels(ctx, query.ids)));
  route(app, orderStaffApi.packingSlips, async (ctx, { query }) =>
    ok(await viewPackingSlips(ctx, query.ids)),
  );
  route(app, orderStaffApi.updateStatus, async (ctx, { params, body }) =>
    ok(await changeOrderStatus(ctx, params.id, body, refundLimit)),
  );
  route(app, orderStaffApi.approveCod, async (ctx, { params, body }) =>
    ok(await approveCod(ctx, params.id, body)),
  );
  route(app, orderStaffApi.inspect, async (ctx, { params, body }) =>
    ok(await inspectReturn(ctx, params.id, body)),
  );
  route(app, orderStaffApi.note, async (ctx, { params, body }) =>
    ok(await addOrderNote(ctx, params.id, body)),
  );
}
