import { addressApi } from '@sirkito/contracts/addresses/endpoints';
import type { FastifyInstance } from 'fastify';
import { requireSelf } from '#api/platform/context.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { addAddress, changeAddress, removeAddress, viewAddresses } from './own-addresses.ts';
import { viewLocalities } from './view-localities.ts';

export function addressesRoutes(app: FastifyInstance): void {
  route(app, addressApi.add, async (ctx, { body }) => ok(await addAddress(ctx, body)));
  route(app, addressApi.list, async (ctx, { params }) => {
    requireSelf(ctx, params.userId);
    return ok(await viewAddresses(ctx));
  });
  route(app, addressApi.update, async (ctx, { params, body }) => {
    requireSelf(ctx, params.userId);
    return ok(await changeAddress(ctx, params.addressId, body));
  });
  route(app, addressApi.remove, async (ctx, { params }) => {
    requireSelf(ctx, params.userId);
    return ok(await removeAddress(ctx, params.addressId));
  });
  route(app, addressApi.localities, async (ctx, { query }) =>
    ok(await viewLocalities(ctx, query.parent)),
  );
}
