import type { DashboardAddress, DashboardReply, DeadStockReply } from '../dashboard-staff.ts';
import { call } from './call.ts';

export const dashboardStaffPaths = {
  deadStock: call<{ reply: DeadStockReply }>('GET', '/api/admin/dashboard/dead-stock'),
  view: call<{ query: DashboardAddress; reply: DashboardReply }>('GET', '/api/admin/dashboard'),
};
