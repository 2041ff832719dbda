import { accountsApi } from '@sirkito/contracts/accounts/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { route, type Exchange } from '#api/platform/http/route.ts';
import { acceptForms } from '#api/platform/http/accept-forms.ts';
import {
  clearBinding,
  credentialsOf,
  deviceCookieOf,
  supportsCookies,
  setBinding,
  setDeviceCookie,
} from '#api/platform/http/session.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { noteFailure } from '#api/platform/security-log/security-event.ts';
import { checkSession } from './sessions/check-session.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { AuthDeps } from './account/auth-deps.ts';
import type { OpenedSession } from './sessions/open-session.ts';
import { register } from './auth/register.ts';
import { requestPasswordReset, resetPassword } from './auth/reset-password.ts';
import { lifetimes, type SessionKind } from './account/session.ts';
import { signIn, signOut } from './auth/sign-in.ts';
import type { TwoFactorPolicy } from './two-factor/two-factor-policy.ts';
import { verifyEmail } from './auth/verify-email.ts';
import type { Visitor } from './account/rate-limit-key.ts';

export interface AccountDeps extends AuthDeps {
  secretBox: SecretBox;
  sessions: SessionStore;
  twoFactorPolicy: TwoFactorPolicy;
}

const done = { success: true } as const;

export function accountsRoutes(app: FastifyInstance, deps: AccountDeps): void {
  // Not awaited: Fastify loads registered plugins before it serves requests.
  void app.register(async (forms) => {
    acceptForms(forms);
    route(forms, accountsApi.register, async (ctx, { body }, { request }) => {
      await register(ctx, deps, body, visitorOf(request));
      return { ...done, message: 'Welcome. You can now sign in' };
    });
  });
  for (const [endpoint, kind] of [
    [accountsApi.signIn, 'shopper'],
    [accountsApi.signInStaff, 'staff'],
  ] as const) {
    route(app, endpoint, async (ctx, { body }, exchange) => {
      const visitor = visitorOf(exchange.request);
      const session = await noteFailure(
        ctx,
        'request.too_many',
        { kind: 'sign_in_limited', email: body.email, details: { area: kind } },
        signIn(ctx, { ...deps, kind }, body, visitor),
      );
      setSessionCookie(exchange, session, kind);
      if (visitor.supportsCookies) setDeviceCookie(exchange.reply, session.deviceCookie);
      await endEarlierSession(ctx, deps.sessions);
      return { ...done, token: session.token, user: session.user };
    });
  }
  route(app, accountsApi.signOut, async (ctx, _input, { request, reply }) => {
    await endCurrentSession(ctx, deps.sessions);
    if (supportsCookies(request)) clearBinding(reply);
    return done;
  });
  route(app, accountsApi.checkSession, async (ctx, _input, { request }) => ({
    ...done,
    ...(await checkSession(ctx, credentialsOf(request)?.token ?? '')),
  }));
  route(app, accountsApi.requestPasswordReset, async (ctx, { body }, { request }) => {
    await requestPasswordReset(ctx, deps.limits, body.email, visitorOf(request));
    return { ...done, message: "If there's an account with this email, we've sent it a link" };
  });
  route(app, accountsApi.resetPassword, async (ctx, { params, body }, { request, reply }) => {
    const visitor = visitorOf(request);
    const reset = await resetPassword(ctx, deps, { ...params, ...body }, visitor);
    deps.sessions.evict(params.userId);
    if (visitor.supportsCookies) setDeviceCookie(reply, reset.deviceCookie);
    return {
      ...done,
      message: 'Your password has been changed. Please sign in',
      isStaff: reset.isStaff,
    };
  });
  route(app, accountsApi.verifyEmail, async (ctx, { params }, { request, reply }) => {
    const visitor = visitorOf(request);
    const { deviceCookie } = await verifyEmail(ctx, deps, params, visitor);
    deps.sessions.evict(params.userId);
    if (visitor.supportsCookies) setDeviceCookie(reply, deviceCookie);
    return { ...done, message: 'Thank you. Your email address is confirmed' };
  });
}

export const visitorOf = (request: FastifyRequest): Visitor => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  supportsCookies: supportsCookies(request),
  deviceCookie: deviceCookieOf(request),
});

export function setSessionCookie(
  { reply }: Exchange,
  { binding }: OpenedSession,
  kind: SessionKind,
): void {
  if (binding === undefined) return;
  const seconds = lifetimes[kind].absoluteMs / 1_000;
  setBinding(reply, { value: binding, seconds, isStrict: kind === 'staff' });
}

/** Ends the session of a caller who signs in again. The browser replaces its token, so nobody else would. */
export async function endEarlierSession(ctx: Ctx, sessions: SessionStore): Promise<void> {
  if ('accountId' in ctx.actor) await endCurrentSession(ctx, sessions);
}

async function endCurrentSession(ctx: Ctx, sessions: SessionStore): Promise<void> {
  await signOut(ctx);
  sessions.evict(requireShopper(ctx).accountId);
}
