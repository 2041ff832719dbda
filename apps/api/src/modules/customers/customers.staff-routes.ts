import { customerStaffApi } from '@sirkito/contracts/customers/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { addCustomerNote, listCustomers, viewCustomer } from './customers.ts';

export function customersStaffRoutes(app: FastifyInstance): void {
  route(app, customerStaffApi.list, async (ctx, { query }) => ({
    success: true as const,
    ...(await listCustomers(ctx, query)),
  }));
  route(app, customerStaffApi.view, async (ctx, { params }) =>
    ok(await viewCustomer(ctx, params.id)),
  );
  route(app, customerStaffApi.note, async (ctx, { params, body }) =>
    ok(await addCustomerNote(ctx, params.id, body.text)),
  );
}
