import { completenessApi } from '@sirkito/contracts/completeness-staff';
import { dashboardStaffApi } from '@sirkito/contracts/dashboard-staff';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { viewCompleteness } from './view-completeness.ts';
import { viewDashboard } from './view-dashboard.ts';
import { viewDeadStock } from './view-dead-stock.ts';

export function reportsAdminRoutes(app: FastifyInstance): void {
  route(app, dashboardStaffApi.view, async (ctx, { query }) => ok(await viewDashboard(ctx, query)));
  route(app, dashboardStaffApi.deadStock, async (ctx) => ok(await viewDeadStock(ctx)));
  route(app, completenessApi.view, async (ctx, { query }) =>
    ok(await viewCompleteness(ctx, query)),
  );
}
