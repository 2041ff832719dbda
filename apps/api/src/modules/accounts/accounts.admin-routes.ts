import { mayIn, staffAreas, type StaffArea } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { customerStaffApi } from '@sirkito/contracts/customer-staff';
import { peopleStaffApi } from '@sirkito/contracts/people-staff';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '#api/platform/context.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { changeStaff } from './change-staff.ts';
import { changeStanding } from './change-standing.ts';
import { dismissStaff } from './dismiss-staff.ts';
import type { Sessions } from './identify.ts';
import { inviteStaff } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';
import { viewAudit } from './view-audit.ts';

export function accountsAdminRoutes(
  app: FastifyInstance,
  { sessions }: { sessions: Sessions },
): void {
  route(app, peopleStaffApi.me, async (ctx) => {
    const { staffRole } = requireStaff(ctx);
    if (!staffRole) throw new AppError('auth.not_your_task');
    const areasTo = (what: 'look' | 'change') =>
      (Object.keys(staffAreas) as StaffArea[]).filter((area) => mayIn(staffRole, area, what));
    return ok({ staffRole, areas: areasTo('look'), changes: areasTo('change') });
  });
  route(app, peopleStaffApi.list, async (ctx) => ok(await listStaff(ctx)));
  route(app, peopleStaffApi.invite, async (ctx, { body }) => {
    await inviteStaff(ctx, body);
    return ok(await listStaff(ctx));
  });
  route(app, peopleStaffApi.change, async (ctx, { params, body }) => {
    await changeStaff(ctx, params.id, body);
    sessions.forget(params.id);
    return ok(await listStaff(ctx));
  });
  route(app, peopleStaffApi.dismiss, async (ctx, { params }) => {
    await dismissStaff(ctx, params.id);
    sessions.forget(params.id);
    return ok(await listStaff(ctx));
  });
  route(app, customerStaffApi.standing, async (ctx, { params, body }) => {
    await changeStanding(ctx, params.id, body);
    sessions.forget(params.id);
    return ok({ isDisabled: body.isDisabled });
  });
  route(app, peopleStaffApi.audit, async (ctx, { query }) => ({
    success: true as const,
    ...(await viewAudit(ctx, query)),
  }));
}
