import { staffMemberApi } from '@sirkito/contracts/staff/staff-endpoints';
import { twoFactorApi } from '@sirkito/contracts/two-factor/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '#api/platform/context.ts';
import { ok, route } from '#api/platform/http/route.ts';
import type { AccountDeps } from './accounts.routes.ts';
import { confirmTotpEnrolment } from './two-factor/confirm-totp-enrolment.ts';
import { disableTwoFactor } from './two-factor/disable-two-factor.ts';
import { listStaff } from './staff/staff-accounts.ts';
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts';
import { resetTwoFactor } from './two-factor/reset-two-factor.ts';
import { startTotpEnrolment } from './two-factor/start-totp-enrolment.ts';
import { viewTwoFactor } from './two-factor/two-factor-policy.ts';

interface TwoFactorRouteDeps extends AccountDeps {
  shopUrl: string;
}

export function twoFactorStaffRoutes(app: FastifyInstance, deps: TwoFactorRouteDeps): void {
  const issuer = new URL(deps.shopUrl).hostname;
  route(app, twoFactorApi.view, async (ctx) => ok(await viewTwoFactor(ctx, deps)));
  route(app, twoFactorApi.start, async (ctx, { body }) =>
    ok(await startTotpEnrolment(ctx, { ...deps, issuer }, body)),
  );
  route(app, twoFactorApi.confirm, async (ctx, { body }) => {
    const codes = await confirmTotpEnrolment(ctx, deps, body.code);
    deps.sessions.evict(requireStaff(ctx).accountId);
    return ok(codes);
  });
  route(app, twoFactorApi.renew, async (ctx, { body }) =>
    ok(await renewRecoveryCodes(ctx, deps, body)),
  );
  route(app, twoFactorApi.end, async (ctx, { body }) => {
    await disableTwoFactor(ctx, deps, body);
    deps.sessions.evict(requireStaff(ctx).accountId);
    return ok(await viewTwoFactor(ctx, deps));
  });
  route(app, staffMemberApi.resetTwoFactor, async (ctx, { params }) => {
    await resetTwoFactor(ctx, params.id);
    deps.sessions.evict(params.id);
    return ok(await listStaff(ctx));
  });
}
