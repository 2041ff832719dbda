import { settingsApi } from '@sirkito/contracts/settings';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { changeStoreProfile } from './change-store-profile.ts';

export function settingsAdminRoutes(app: FastifyInstance): void {
  route(app, settingsApi.changeStoreProfile, async (ctx, { body }) =>
    ok(await changeStoreProfile(ctx, body)),
  );
}
