import type { DashboardAddress, DashboardReply } from '../dashboard-staff.ts';
import { call } from './call.ts';

export const dashboardStaffPaths = {
  view: call<{ query: DashboardAddress; reply: DashboardReply }>('GET', '/api/admin/dashboard'),
};
