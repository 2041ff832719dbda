import { paymentApi } from '@sirkito/contracts/payment';
import { settingsApi } from '@sirkito/contracts/settings';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { changeBankAccount } from './change-bank-account.ts';
import { changeStoreProfile } from './change-store-profile.ts';
import { viewSettings } from './view-settings.ts';

export function settingsAdminRoutes(app: FastifyInstance): void {
  route(app, settingsApi.settings, async (ctx) => ok(await viewSettings(ctx)));
  route(app, settingsApi.changeStoreProfile, async (ctx, { body }) =>
    ok(await changeStoreProfile(ctx, body)),
  );
  route(app, paymentApi.changeBankAccount, async (ctx, { body }) =>
    ok(await changeBankAccount(ctx, body)),
  );
}
