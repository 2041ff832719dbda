import { accountsApi } from '@sirkito/contracts/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireShopper } from '#api/platform/context.ts';
import { route, type Exchange } from '#api/platform/http/route.ts';
import { takeForms } from '#api/platform/http/forms.ts';
import {
  clearBinding,
  credentialsOf,
  keepsCookies,
  setBinding,
} from '#api/platform/http/session.ts';
import type { Passwords } from '#api/platform/passwords.ts';
import type { Seal } from '#api/platform/sealed.ts';
import { checkSession } from './check-session.ts';
import type { Sessions } from './identify.ts';
import type { Limits } from './limits.ts';
import type { OpenedSession } from './open-session.ts';
import { register } from './register.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { lifetimes, type SessionKind } from './session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { verifyEmail } from './verify-email.ts';
import type { Visitor } from './visitor.ts';

export interface AccountParts {
  passwords: Passwords;
  limits: Limits;
  seal: Seal;
  sessions: Sessions;
}

const done = { success: true } as const;

export function accountsRoutes(app: FastifyInstance, parts: AccountParts): void {
  // Fastify starts what is registered before it answers the first call.
  void app.register(async (forms) => {
    takeForms(forms);
    route(forms, accountsApi.register, async (ctx, { body }, { request }) => {
      await register(ctx, parts, body, visitorOf(request));
      return { ...done, message: 'Welcome. You can sign in now' };
    });
  });
  for (const [endpoint, kind] of [
    [accountsApi.signIn, 'shopper'],
    [accountsApi.signInStaff, 'staff'],
  ] as const) {
    route(app, endpoint, async (ctx, { body }, exchange) => {
      const visitor = visitorOf(exchange.request);
      const { user, ...session } = await signIn(ctx, { ...parts, kind }, body, visitor);
      giveCookie(exchange, session, kind);
      return { ...done, token: session.token, user };
    });
  }
  route(app, accountsApi.signOut, async (ctx, _input, { reply }) => {
    await signOut(ctx);
    parts.sessions.forget(requireShopper(ctx).accountId);
    clearBinding(reply);
    return done;
  });
  route(app, accountsApi.checkSession, async (ctx, _input, { request }) => ({
    ...done,
    ...(await checkSession(ctx, credentialsOf(request)?.token ?? '')),
  }));
  route(app, accountsApi.requestPasswordReset, async (ctx, { body }, { request }) => {
    await requestPasswordReset(ctx, parts.limits, body.email, visitorOf(request));
    return { ...done, message: 'If there is an account with this address, a link is on its way' };
  });
  route(app, accountsApi.resetPassword, async (ctx, { params, body }, { request }) => {
    const { isStaff } = await resetPassword(ctx, parts, { ...params, ...body }, visitorOf(request));
    parts.sessions.forget(params.userId);
    return { ...done, message: 'Your password was changed. Please sign in', isStaff };
  });
  route(app, accountsApi.verifyEmail, async (ctx, { params }, { request }) => {
    await verifyEmail(ctx, parts.limits, params, visitorOf(request));
    return { ...done, message: 'Thank you. Your e-mail address is confirmed' };
  });
}

const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  keepsCookies: keepsCookies(request),
});

function giveCookie({ reply }: Exchange, { binding }: OpenedSession, kind: SessionKind): void {
  if (binding === undefined) return;
  const seconds = lifetimes[kind].absoluteMs / 1_000;
  setBinding(reply, { value: binding, seconds, isStrict: kind === 'staff' });
}
