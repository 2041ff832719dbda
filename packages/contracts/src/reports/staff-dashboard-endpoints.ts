import { endpoint } from '../endpoint.ts';
import { dashboardStaffPaths } from './staff-dashboard-paths.ts';
import {
  DashboardQuery,
  RunningOutReply,
  SalesFunnelQuery,
  SalesFunnelReply,
  DeadStockReply,
  DashboardReply,
} from './staff-dashboard-schemas.ts';

export const dashboardStaffApi = {
  deadStock: endpoint(dashboardStaffPaths.deadStock, {
    access: { staff: 'dashboard', action: 'view' },
    summary: 'List dead stock: in stock and unsold for 90 days',
    reply: DeadStockReply,
  }),
  runningOut: endpoint(dashboardStaffPaths.runningOut, {
    access: { staff: 'dashboard', action: 'view' },
    summary: 'List products that will sell out within 2 weeks at the current rate',
    reply: RunningOutReply,
  }),
  salesFunnel: endpoint(dashboardStaffPaths.salesFunnel, {
    access: { staff: 'dashboard', action: 'view' },
    summary: 'Retrieve the sales funnel for a period: carts, orders, deliveries',
    query: SalesFunnelQuery,
    reply: SalesFunnelReply,
  }),
  view: endpoint(dashboardStaffPaths.view, {
    access: { staff: 'dashboard', action: 'view' },
    summary: 'Retrieve the dashboard for a period (default: last 30 days) and the one before',
    query: DashboardQuery,
    reply: DashboardReply,
  }),
};
