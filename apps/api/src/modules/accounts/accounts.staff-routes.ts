import { confirmationApi } from '@sirkito/contracts/confirmation/staff-endpoints';
import { customerStaffApi } from '@sirkito/contracts/customers/staff-endpoints';
import { viewsStaffApi } from '@sirkito/contracts/saved-views/staff-endpoints';
import { staffMemberApi } from '@sirkito/contracts/staff/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { confirmSession } from './confirmation/confirm-session.ts';
import {
  confirmWithPasskey,
  startPasskeyConfirmation,
} from './confirmation/confirm-with-passkey.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import type { SessionStore } from './sessions/session-store.ts';
import { inviteStaff } from './staff/invitations.ts';
import { listSavedViews, removeSavedView, renameSavedView, saveView } from './staff/saved-views.ts';
import { setCustomerDisabled } from './staff/set-customer-disabled.ts';
import {
  changeStaff,
  listStaff,
  removeStaffAccess,
  viewOwnAccess,
} from './staff/staff-accounts.ts';
import { viewAudit } from './staff/view-audit.ts';
import { viewSecurityLog } from './staff/view-security-log.ts';
import type { TwoFactorDeps } from './two-factor/confirm-password-and-code.ts';
import type { TwoFactorPolicy } from './two-factor/two-factor-policy.ts';

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

export function confirmationStaffRoutes(
  app: FastifyInstance,
  { shopUrl, ...confirmationDeps }: TwoFactorDeps & { shopUrl: string },
): void {
  const deps = { ...confirmationDeps, relyingParty: relyingPartyOf(shopUrl) };
  route(app, confirmationApi.confirm, async (ctx, { body }) => {
    await confirmSession(ctx, deps, body);
    return { success: true as const };
  });
  route(app, confirmationApi.startByPasskey, async (ctx) =>
    ok(await startPasskeyConfirmation(ctx, deps)),
  );
  route(app, confirmationApi.confirmByPasskey, async (ctx, { body }) => {
    await confirmWithPasskey(ctx, deps, body);
    return { success: true as const };
  });
}

export function savedViewsStaffRoutes(app: FastifyInstance): void {
  route(app, viewsStaffApi.list, async (ctx, { query }) =>
    ok(await listSavedViews(ctx, query.page)),
  );
  route(app, viewsStaffApi.save, async (ctx, { body }) => ok(await saveView(ctx, body)));
  route(app, viewsStaffApi.rename, async (ctx, { params, body }) =>
    ok(await renameSavedView(ctx, params.id, body.name)),
  );
  route(app, viewsStaffApi.remove, async (ctx, { params }) =>
    ok(await removeSavedView(ctx, params.id)),
  );
}
