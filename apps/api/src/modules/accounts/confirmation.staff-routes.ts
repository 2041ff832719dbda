import { confirmationApi } from '@sirkito/contracts/confirmation/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { confirmSession } from './confirmation/confirm-session.ts';
import {
  confirmWithPasskey,
  startPasskeyConfirmation,
} from './confirmation/confirm-with-passkey.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import type { TwoFactorDeps } from './two-factor/confirm-password-and-code.ts';

export function confirmationStaffRoutes(
  app: FastifyInstance,
  { shopUrl, ...confirmationDeps }: TwoFactorDeps & { shopUrl: string },
): void {
  const deps = { ...confirmationDeps, relyingParty: relyingPartyOf(shopUrl) };
  route(app, confirmationApi.confirm, async (ctx, { body }) => {
    await confirmSession(ctx, deps, body);
    return { success: true as const };
  });
  route(app, confirmationApi.startByPasskey, async (ctx) =>
    ok(await startPasskeyConfirmation(ctx, deps)),
  );
  route(app, confirmationApi.confirmByPasskey, async (ctx, { body }) => {
    await confirmWithPasskey(ctx, deps, body);
    return { success: true as const };
  });
}
