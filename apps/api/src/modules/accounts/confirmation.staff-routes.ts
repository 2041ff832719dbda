import { confirmationApi } from '@sirkito/contracts/confirmation/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '#api/platform/http/route.ts';
import { confirmSession } from './confirmation/confirm-session.ts';
import type { TwoFactorDeps } from './two-factor/confirm-password-and-code.ts';

export function confirmationStaffRoutes(app: FastifyInstance, deps: TwoFactorDeps): void {
  route(app, confirmationApi.confirm, async (ctx, { body }) => {
    await confirmSession(ctx, deps, body);
    return { success: true as const };
  });
}
