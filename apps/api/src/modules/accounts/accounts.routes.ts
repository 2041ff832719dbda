import { accountsApi } from '@sirkito/contracts/accounts/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireShopper } from '#api/platform/context.ts';
import { route, type Exchange } from '#api/platform/http/route.ts';
import { acceptForms } from '#api/platform/http/accept-forms.ts';
import {
  clearBinding,
  credentialsOf,
  supportsCookies,
  setBinding,
} from '#api/platform/http/session.ts';
import type { SecretBox } from '#api/platform/secret-box.ts';
import { checkSession } from './sessions/check-session.ts';
import type { SessionStore } from './sessions/session-store.ts';
import type { AuthDeps } from './account/auth-deps.ts';
import type { OpenedSession } from './sessions/open-session.ts';
import { register } from './auth/register.ts';
import { requestPasswordReset } from './auth/request-password-reset.ts';
import { resetPassword } from './auth/reset-password.ts';
import { lifetimes, type SessionKind } from './account/session.ts';
import { signIn } from './auth/sign-in.ts';
import { signOut } from './auth/sign-out.ts';
import { verifyEmail } from './auth/verify-email.ts';
import type { Visitor } from './account/rate-limit-key.ts';

export interface AccountDeps extends AuthDeps {
  secretBox: SecretBox;
  sessions: SessionStore;
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
      const { user, ...session } = await signIn(ctx, { ...deps, kind }, body, visitor);
      setSessionCookie(exchange, session, kind);
      return { ...done, token: session.token, user };
    });
  }
  route(app, accountsApi.signOut, async (ctx, _input, { reply }) => {
    await signOut(ctx);
    deps.sessions.evict(requireShopper(ctx).accountId);
    clearBinding(reply);
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
  route(app, accountsApi.resetPassword, async (ctx, { params, body }, { request }) => {
    const { isStaff } = await resetPassword(ctx, deps, { ...params, ...body }, visitorOf(request));
    deps.sessions.evict(params.userId);
    return { ...done, message: 'Your password has been changed. Please sign in', isStaff };
  });
  route(app, accountsApi.verifyEmail, async (ctx, { params }, { request }) => {
    await verifyEmail(ctx, deps.limits, params, visitorOf(request));
    return { ...done, message: 'Thank you. Your email address is confirmed' };
  });
}

const visitorOf = (request: FastifyRequest): Visitor => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  supportsCookies: supportsCookies(request),
});

function setSessionCookie(
  { reply }: Exchange,
  { binding }: OpenedSession,
  kind: SessionKind,
): void {
  if (binding === undefined) return;
  const seconds = lifetimes[kind].absoluteMs / 1_000;
  setBinding(reply, { value: binding, seconds, isStrict: kind === 'staff' });
}
