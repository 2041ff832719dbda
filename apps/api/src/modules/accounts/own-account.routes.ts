import { ownAccountApi, type PersonalDataReply } from '@sirkito/contracts/accounts-own';
import type { FastifyInstance } from 'fastify';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { clearBinding } from '#api/platform/http/session.ts';
import { ok, route } from '#api/platform/http/route.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import type { AccountParts } from './accounts.routes.ts';
import { changePassword } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { downloadData } from './download-data.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { requestData } from './request-data.ts';
import { cancelErasure, requestErasure } from './request-erasure.ts';
import { requestVerification } from './request-verification.ts';
import { viewProfile } from './view-profile.ts';

interface Parts extends AccountParts {
  personalRecords: readonly PersonalRecords[];
}

const say = (message: string) => ({ ...ok({}), message });

export function ownAccountRoutes(app: FastifyInstance, parts: Parts): void {
  const forget = (ctx: Ctx) => parts.sessions.forget(requireShopper(ctx).accountId);

  route(app, ownAccountApi.profile, async (ctx) => ok(await viewProfile(ctx)));
  route(app, ownAccountApi.changeProfile, async (ctx, { body }) => {
    await changeProfile(ctx, body);
    return ok(await viewProfile(ctx));
  });
  route(app, ownAccountApi.requestVerification, async (ctx) => {
    await requestVerification(ctx, parts.limits);
    return say('A link to confirm your address is on its way');
  });
  route(app, ownAccountApi.changePassword, async (ctx, { body }) => {
    await changePassword(ctx, parts, body);
    forget(ctx);
    return say('Your password was changed and your other sessions were ended');
  });
  route(app, ownAccountApi.sessions, async (ctx) => ok(await listSessions(ctx)));
  route(app, ownAccountApi.endSession, async (ctx, { params }) => {
    await endSession(ctx, params.id);
    forget(ctx);
    return say('That session was ended');
  });
  route(app, ownAccountApi.endSessions, async (ctx, _input, { reply }) => {
    await endSessions(ctx);
    forget(ctx);
    clearBinding(reply);
    return say('You are signed out everywhere');
  });
  route(app, ownAccountApi.requestData, async (ctx, { body }) => {
    await requestData(ctx, parts, body.password);
    return say('A link to your data is on its way. It works once, for 24 hours');
  });
  route(app, ownAccountApi.downloadData, async (ctx, { body }) =>
    // Dates become text on the way out, as in any JSON.
    ok(
      JSON.parse(
        JSON.stringify(await downloadData(ctx, parts, body.token)),
      ) as PersonalDataReply['data'],
    ),
  );
  route(app, ownAccountApi.requestErasure, async (ctx, { body }) => {
    await requestErasure(ctx, parts, body.password);
    return ok(await viewProfile(ctx));
  });
  route(app, ownAccountApi.cancelErasure, async (ctx) => {
    await cancelErasure(ctx);
    return ok(await viewProfile(ctx));
  });
}
