import { paymentApi } from '@sirkito/contracts/payments/endpoints';
import { settingsApi } from '@sirkito/contracts/settings/endpoints';
import { shippingApi } from '@sirkito/contracts/shipping/endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { changeSetting, viewSettings } from './change-setting.ts';

export function settingsStaffRoutes(app: FastifyInstance): void {
  route(app, settingsApi.settings, async (ctx) => ok(await viewSettings(ctx)));
  route(app, settingsApi.changeStoreProfile, async (ctx, { body }) =>
    ok(await changeSetting(ctx, 'store_profile', body)),
  );
  route(app, paymentApi.changeBankAccount, async (ctx, { body }) =>
    ok(await changeSetting(ctx, 'bank_account', body)),
  );
  route(app, shippingApi.change, async (ctx, { body }) =>
    ok(await changeSetting(ctx, 'shipping', body)),
  );
  route(app, settingsApi.changeCod, async (ctx, { body }) =>
    ok(await changeSetting(ctx, 'cash_on_delivery', body)),
  );
  route(app, settingsApi.changeInvoicing, async (ctx, { body }) =>
    ok(await changeSetting(ctx, 'invoicing', body)),
  );
}
