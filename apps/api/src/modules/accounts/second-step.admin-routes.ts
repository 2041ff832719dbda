import { peopleStaffApi } from '@sirkito/contracts/people-staff';
import { secondStepApi } from '@sirkito/contracts/second-step-staff';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import type { AccountParts } from './accounts.routes.ts';
import { confirmSecondStep } from './confirm-second-step.ts';
import { endSecondStep, endSecondStepOf } from './end-second-step.ts';
import { listStaff } from './list-staff.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startSecondStep } from './start-second-step.ts';
import { viewSecondStep } from './view-second-step.ts';

interface Parts extends AccountParts {
  shopUrl: string;
}

export function secondStepRoutes(app: FastifyInstance, parts: Parts): void {
  const issuer = new URL(parts.shopUrl).hostname;
  route(app, secondStepApi.view, async (ctx) => ok(await viewSecondStep(ctx)));
  route(app, secondStepApi.start, async (ctx, { body }) =>
    ok(await startSecondStep(ctx, { ...parts, issuer }, body.password)),
  );
  route(app, secondStepApi.confirm, async (ctx, { body }) =>
    ok(await confirmSecondStep(ctx, parts, body.code)),
  );
  route(app, secondStepApi.renew, async (ctx, { body }) =>
    ok(await renewRecoveryCodes(ctx, parts, body)),
  );
  route(app, secondStepApi.end, async (ctx, { body }) => {
    await endSecondStep(ctx, parts, body);
    return ok(await viewSecondStep(ctx));
  });
  route(app, peopleStaffApi.endSecondStep, async (ctx, { params }) => {
    await endSecondStepOf(ctx, params.id);
    return ok(await listStaff(ctx));
  });
}
