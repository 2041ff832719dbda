import { settingsApi } from '@sirkito/contracts/settings/endpoints';
import { shippingApi } from '@sirkito/contracts/shipping/endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { readSetting } from './read-setting.ts';

export function settingsRoutes(app: FastifyInstance): void {
  route(app, settingsApi.storeProfile, async (ctx) =>
    ok(await readSetting(ctx.read, 'store_profile')),
  );
  route(app, shippingApi.table, async (ctx) => ok(await readSetting(ctx.read, 'shipping')));
}
