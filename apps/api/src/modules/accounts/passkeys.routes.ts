import { passkeyApi } from '@sirkito/contracts/passkeys/endpoints';
import type { FastifyInstance } from 'fastify';
import { requireShopper } from '#api/platform/context.ts';
import { setDeviceCookie } from '#api/platform/http/session.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { noteFailure } from '#api/platform/security-log/security-event.ts';
import {
  endEarlierSession,
  setSessionCookie,
  visitorOf,
  type AccountDeps,
} from './accounts.routes.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { changePasskeyName, removePasskey, viewPasskeys } from './passkeys/manage-passkeys.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkeys/sign-in-with-passkey.ts';
import { startPasskey } from './passkeys/start-passkey.ts';

export function passkeysRoutes(
  app: FastifyInstance,
  { shopUrl, ...accountDeps }: AccountDeps & { shopUrl: string },
): void {
  const deps = { ...accountDeps, relyingParty: relyingPartyOf(shopUrl) };
  route(app, passkeyApi.list, async (ctx) => ok(await viewPasskeys(ctx)));
  route(app, passkeyApi.start, async (ctx, { body }) =>
    ok(await startPasskey(ctx, deps, body.password)),
  );
  route(app, passkeyApi.add, async (ctx, { body }) => {
    await addPasskey(ctx, deps, body);
    deps.sessions.evict(requireShopper(ctx).accountId);
    return ok(await viewPasskeys(ctx));
  });
  route(app, passkeyApi.rename, async (ctx, { params, body }) => {
    await changePasskeyName(ctx, params.id, body.name);
    return ok(await viewPasskeys(ctx));
  });
  route(app, passkeyApi.remove, async (ctx, { params, body }) => {
    await removePasskey(ctx, deps, params.id, body.password);
    deps.sessions.evict(requireShopper(ctx).accountId);
    return ok(await viewPasskeys(ctx));
  });
  for (const [start, signIn, kind] of [
    [passkeyApi.startSignIn, passkeyApi.signIn, 'shopper'],
    [passkeyApi.startStaffSignIn, passkeyApi.signInStaff, 'staff'],
  ] as const) {
    route(app, start, async (ctx) => ok(await startPasskeySignIn(ctx, { ...deps, kind })));
    route(app, signIn, async (ctx, { body }, exchange) => {
      const visitor = visitorOf(exchange.request);
      const session = await noteFailure(
        ctx,
        'request.too_many',
        { kind: 'sign_in_limited', details: { area: kind } },
        signInWithPasskey(ctx, { ...deps, kind }, body, visitor),
      );
      setSessionCookie(exchange, session, kind);
      if (visitor.supportsCookies) setDeviceCookie(exchange.reply, session.deviceCookie);
      await endEarlierSession(ctx, deps.sessions);
      return { success: true as const, token: session.token, user: session.user };
    });
  }
}
