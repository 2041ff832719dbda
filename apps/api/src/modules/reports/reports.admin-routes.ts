import { completenessApi } from '@sirkito/contracts/completeness-staff';
import { dashboardStaffApi } from '@sirkito/contracts/dashboard-staff';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { viewCompleteness } from './view-completeness.ts';
import { viewDashboard } from './view-dashboard.ts';
import { viewDeadStock } from './view-dead-stock.ts';
import { viewRunningOut } from './view-running-out.ts';
import { viewSaleSteps } from './view-sale-steps.ts';

export function reportsAdminRoutes(app: FastifyInstance): void {
  route(app, dashboardStaffApi.view, async (ctx, { query }) => ok(await viewDashboard(ctx, query)));
  route(app, dashboardStaffApi.deadStock, async (ctx) => ok(await viewDeadStock(ctx)));
  route(app, dashboardStaffApi.runningOut, async (ctx) => ok(await viewRunningOut(ctx)));
  route(app, dashboardStaffApi.steps, async (ctx, { query }) =>
    ok(await viewSaleSteps(ctx, query)),
  );
  route(app, completenessApi.view, async (ctx, { query }) =>
    ok(await viewCompleteness(ctx, query)),
  );
}
