import type {
  DashboardQueryInput,
  DashboardReply,
  DeadStockReply,
  RunningOutReply,
  SalesFunnelQuery,
  SalesFunnelReply,
} from './staff-dashboard-schemas.ts';
import { call } from '../call.ts';

export const dashboardStaffPaths = {
  deadStock: call<{ reply: DeadStockReply }>('GET', '/api/admin/dashboard/dead-stock'),
  runningOut: call<{ reply: RunningOutReply }>('GET', '/api/admin/dashboard/running-out'),
  salesFunnel: call<{ query: SalesFunnelQuery; reply: SalesFunnelReply }>(
    'GET',
    '/api/admin/dashboard/steps',
  ),
  view: call<{ query: DashboardQueryInput; reply: DashboardReply }>('GET', '/api/admin/dashboard'),
};
