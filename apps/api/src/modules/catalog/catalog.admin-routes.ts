import { catalogStaffApi } from '@sirkito/contracts/catalog-staff';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { addProduct } from './add-product.ts';
import { editProduct } from './edit-product.ts';
import { listProductsForStaff } from './list-products-for-staff.ts';
import { removeProduct } from './remove-product.ts';

export function catalogAdminRoutes(app: FastifyInstance): void {
  route(app, catalogStaffApi.list, async (ctx, { query }) =>
    ok(await listProductsForStaff(ctx, query)),
  );
  route(app, catalogStaffApi.add, async (ctx, { body }) =>
    ok({ _id: await addProduct(ctx, body) }),
  );
  route(app, catalogStaffApi.edit, async (ctx, { params, body }) => {
    await editProduct(ctx, params.id, body);
    return ok({ _id: params.id });
  });
  route(app, catalogStaffApi.remove, async (ctx, { params }) =>
    ok({ outcome: await removeProduct(ctx, params.id) }),
  );
}
