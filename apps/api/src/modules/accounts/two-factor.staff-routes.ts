import { staffMemberApi } from '@sirkito/contracts/staff/staff-endpoints';
import { twoFactorApi } from '@sirkito/contracts/two-factor/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import type { AccountDeps } from './accounts.routes.ts';
import { confirmTotpEnrolment } from './two-factor/confirm-totp-enrolment.ts';
import { disableTwoFactor, disableStaffTwoFactor } from './two-factor/disable-two-factor.ts';
import { listStaff } from './staff/list-staff.ts';
import { renewRecoveryCodes } from './two-factor/renew-recovery-codes.ts';
import { startTotpEnrolment } from './two-factor/start-totp-enrolment.ts';
import { viewTwoFactor } from './two-factor/view-two-factor.ts';

interface TwoFactorRouteDeps extends AccountDeps {
  shopUrl: string;
}

export function twoFactorStaffRoutes(app: FastifyInstance, deps: TwoFactorRouteDeps): void {
  const issuer = new URL(deps.shopUrl).hostname;
  route(app, twoFactorApi.view, async (ctx) => ok(await viewTwoFactor(ctx)));
  route(app, twoFactorApi.start, async (ctx, { body }) =>
    ok(await startTotpEnrolment(ctx, { ...deps, issuer }, body.password)),
  );
  route(app, twoFactorApi.confirm, async (ctx, { body }) =>
    ok(await confirmTotpEnrolment(ctx, deps, body.code)),
  );
  route(app, twoFactorApi.renew, async (ctx, { body }) =>
    ok(await renewRecoveryCodes(ctx, deps, body)),
  );
  route(app, twoFactorApi.end, async (ctx, { body }) => {
    await disableTwoFactor(ctx, deps, body);
    return ok(await viewTwoFactor(ctx));
  });
  route(app, staffMemberApi.disableTwoFactor, async (ctx, { params }) => {
    await disableStaffTwoFactor(ctx, params.id);
    return ok(await listStaff(ctx));
  });
}
