import { hasPermission, keysOf, staffAreas, type StaffAction } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { customerStaffApi } from '@sirkito/contracts/customers/staff-endpoints';
import { staffMemberApi } from '@sirkito/contracts/staff/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '#api/platform/context.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { changeStaff } from './staff/change-staff.ts';
import { setCustomerDisabled } from './staff/set-customer-disabled.ts';
import { removeStaffAccess } from './staff/remove-staff-access.ts';
import type { SessionStore } from './sessions/session-store.ts';
import { inviteStaff } from './staff/invite-staff.ts';
import { listStaff } from './staff/list-staff.ts';
import { viewAudit } from './staff/view-audit.ts';

export function accountsStaffRoutes(
  app: FastifyInstance,
  { sessions }: { sessions: SessionStore },
): void {
  route(app, staffMemberApi.me, async (ctx) => {
    const { staffRole } = requireStaff(ctx);
    if (!staffRole) throw new AppError('auth.permission_denied');
    const areasTo = (action: StaffAction) =>
      keysOf(staffAreas).filter((area) => hasPermission(staffRole, area, action));
    return ok({ staffRole, areas: areasTo('view'), changes: areasTo('change') });
  });
  route(app, staffMemberApi.list, async (ctx) => ok(await listStaff(ctx)));
  route(app, staffMemberApi.invite, async (ctx, { body }) => {
    await inviteStaff(ctx, body);
    return ok(await listStaff(ctx));
  });
  route(app, staffMemberApi.change, async (ctx, { params, body }) => {
    await changeStaff(ctx, params.id, body);
    sessions.evict(params.id);
    return ok(await listStaff(ctx));
  });
  route(app, staffMemberApi.removeAccess, async (ctx, { params }) => {
    await removeStaffAccess(ctx, params.id);
    sessions.evict(params.id);
    return ok(await listStaff(ctx));
  });
  route(app, customerStaffApi.setDisabled, async (ctx, { params, body }) => {
    await setCustomerDisabled(ctx, params.id, body);
    sessions.evict(params.id);
    return ok({ isDisabled: body.isDisabled });
  });
  route(app, staffMemberApi.audit, async (ctx, { query }) => ({
    success: true as const,
    ...(await viewAudit(ctx, query)),
  }));
}
