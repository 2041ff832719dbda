import type {
  DashboardAddress,
  DashboardReply,
  DeadStockReply,
  RunningOutReply,
  SaleStepsQuery,
  SaleStepsReply,
} from '../dashboard-staff.ts';
import { call } from './call.ts';

export const dashboardStaffPaths = {
  deadStock: call<{ reply: DeadStockReply }>('GET', '/api/admin/dashboard/dead-stock'),
  runningOut: call<{ reply: RunningOutReply }>('GET', '/api/admin/dashboard/running-out'),
  steps: call<{ query: SaleStepsQuery; reply: SaleStepsReply }>(
    'GET',
    '/api/admin/dashboard/steps',
  ),
  view: call<{ query: DashboardAddress; reply: DashboardReply }>('GET', '/api/admin/dashboard'),
};
