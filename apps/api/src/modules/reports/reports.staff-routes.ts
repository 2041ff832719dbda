import { completenessApi } from '@sirkito/contracts/reports/staff-completeness-endpoints';
import { dashboardStaffApi } from '@sirkito/contracts/reports/staff-dashboard-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { viewCompleteness } from './view-completeness.ts';
import { viewDashboard, viewDeadStock, viewRunningOut, viewSalesFunnel } from './view-dashboard.ts';

export function reportsStaffRoutes(app: FastifyInstance): void {
  route(app, dashboardStaffApi.view, async (ctx, { query }) => ok(await viewDashboard(ctx, query)));
  route(app, dashboardStaffApi.deadStock, async (ctx) => ok(await viewDeadStock(ctx)));
  route(app, dashboardStaffApi.runningOut, async (ctx) => ok(await viewRunningOut(ctx)));
  route(app, dashboardStaffApi.salesFunnel, async (ctx, { query }) =>
    ok(await viewSalesFunnel(ctx, query)),
  );
  route(app, completenessApi.view, async (ctx, { query }) =>
    ok(await viewCompleteness(ctx, query)),
  );
}
