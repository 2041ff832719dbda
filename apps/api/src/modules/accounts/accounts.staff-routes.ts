import { customerStaffApi } from '@sirkito/contracts/customers/staff-endpoints';
import { staffMemberApi } from '@sirkito/contracts/staff/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { changeStaff } from './staff/change-staff.ts';
import { setCustomerDisabled } from './staff/set-customer-disabled.ts';
import { removeStaffAccess } from './staff/remove-staff-access.ts';
import type { SessionStore } from './sessions/session-store.ts';
import { inviteStaff } from './staff/invite-staff.ts';
import { listStaff } from './staff/list-staff.ts';
import type { TwoFactorPolicy } from './two-factor/two-factor-policy.ts';
import { viewOwnAccess } from './staff/view-own-access.ts';
import { viewAudit } from './staff/view-audit.ts';
import { viewSecurityLog } from './staff/view-security-log.ts';

interface StaffRouteDeps {
  sessions: SessionStore;
  secretBox: SecretBox;
  twoFactorPolicy: TwoFactorPolicy;
}

export function accountsStaffRoutes(app: FastifyInstance, deps: StaffRouteDeps): void {
  const { sessions, secretBox } = deps;
  route(app, staffMemberApi.me, async (ctx) => ok(await viewOwnAccess(ctx, deps)));
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
  route(app, staffMemberApi.securityLog, async (ctx, { query }) => ({
    success: true as const,
    ...(await viewSecurityLog(ctx, secretBox, query)),
  }));
}
