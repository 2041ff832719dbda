import { ownAccountApi } from '@sirkito/contracts/accounts/own-endpoints';
import { PersonalDataReply } from '@sirkito/contracts/accounts/own-schemas';
import type { FastifyInstance } from 'fastify';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { clearBinding, setDeviceCookie } from '#api/platform/http/session.ts';
import { ok, route } from '#api/platform/http/route.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { visitorOf, type AccountDeps } from './accounts.routes.ts';
import { changePassword } from './auth/change-password.ts';
import { changeProfile, viewProfile } from './profile/profile.ts';
import { downloadData, requestData } from './privacy/download-data.ts';
import { endSession, endSessions, listSessions } from './sessions/own-sessions.ts';
import { cancelErasure, requestErasure } from './privacy/request-erasure.ts';
import { requestVerification } from './auth/verify-email.ts';

interface OwnAccountDeps extends AccountDeps {
  personalRecords: readonly PersonalRecords[];
}

const withMessage = (message: string) => ({ ...ok({}), message });

export function ownAccountRoutes(app: FastifyInstance, deps: OwnAccountDeps): void {
  const evictSessions = (ctx: Ctx) => deps.sessions.evict(requireShopper(ctx).accountId);

  route(app, ownAccountApi.profile, async (ctx) => ok(await viewProfile(ctx)));
  route(app, ownAccountApi.changeProfile, async (ctx, { body }) => {
    await changeProfile(ctx, body);
    return ok(await viewProfile(ctx));
  });
  route(app, ownAccountApi.requestVerification, async (ctx) => {
    await requestVerification(ctx, deps.limits);
    return withMessage("We've emailed you a link to confirm your address");
  });
  route(app, ownAccountApi.changePassword, async (ctx, { body }, { request, reply }) => {
    const visitor = visitorOf(request);
    const { deviceCookie } = await changePassword(ctx, deps, body, visitor);
    if (visitor.supportsCookies) setDeviceCookie(reply, deviceCookie);
    evictSessions(ctx);
    return withMessage("Password changed. We've signed you out on your other devices");
  });
  route(app, ownAccountApi.sessions, async (ctx) => ok(await listSessions(ctx)));
  route(app, ownAccountApi.endSession, async (ctx, { params }) => {
    await endSession(ctx, params.id);
    evictSessions(ctx);
    return withMessage('Signed out on that device');
  });
  route(app, ownAccountApi.endSessions, async (ctx, _input, { request, reply }) => {
    await endSessions(ctx);
    evictSessions(ctx);
    if (visitorOf(request).supportsCookies) clearBinding(reply);
    return withMessage("You're signed out everywhere");
  });
  route(app, ownAccountApi.requestData, async (ctx, { body }) => {
    await requestData(ctx, deps, body.password);
    return withMessage("We've emailed you a link to your data. It works once, within 24 hours");
  });
  route(app, ownAccountApi.downloadData, async (ctx, { body }) =>
    // Serialized here so that dates match the reply schema, which expects strings.
    ok(
      PersonalDataReply.shape.data.parse(
        JSON.parse(JSON.stringify(await downloadData(ctx, deps, body.token))),
      ),
    ),
  );
  route(app, ownAccountApi.requestErasure, async (ctx, { body }) => {
    await requestErasure(ctx, deps, body.password);
    return ok(await viewProfile(ctx));
  });
  route(app, ownAccountApi.cancelErasure, async (ctx) => {
    await cancelErasure(ctx);
    return ok(await viewProfile(ctx));
  });
}
