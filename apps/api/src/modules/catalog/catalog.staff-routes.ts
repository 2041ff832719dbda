import { catalogStaffApi } from '@sirkito/contracts/catalog/staff-endpoints';
import { pictureUpload } from '@sirkito/contracts/products/staff-schemas';
import { productStaffApi } from '@sirkito/contracts/products/staff-endpoints';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { acceptFiles } from '#api/platform/http/accept-files.ts';
import type { PictureSources } from '#api/platform/images/read-picture.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { addImage } from './products/save-images.ts';
import { addProduct, editProduct, removeProduct } from './products/edit-product.ts';
import { listProductsForStaff } from './products/list-products-for-staff.ts';
import { pinProduct } from './featured/pin-product.ts';
import { viewForEditing } from './products/view-for-editing.ts';
import { viewBrands } from './categories/view-categories.ts';

export interface CatalogDeps {
  pictures: Pick<PictureSources, 'store'>;
}

export function catalogStaffRoutes(app: FastifyInstance, { pictures }: CatalogDeps): void {
  route(app, productStaffApi.view, async (ctx, { params }) =>
    ok(await viewForEditing(ctx, params.id)),
  );
  acceptFiles(app, pictureUpload, (inside) =>
    route(inside, productStaffApi.addPicture, async (ctx, _input, { request }) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('request.unsupported_type');
      return ok(await addImage(ctx, pictures.store, request.body));
    }),
  );
  route(app, catalogStaffApi.list, async (ctx, { query }) => ({
    success: true as const,
    ...(await listProductsForStaff(ctx, query)),
  }));
  route(app, catalogStaffApi.brands, async (ctx) => ok(await viewBrands(ctx)));
  route(app, catalogStaffApi.add, async (ctx, { body }) =>
    ok(await viewForEditing(ctx, await addProduct(ctx, body))),
  );
  route(app, catalogStaffApi.edit, async (ctx, { params, body }) => {
    await editProduct(ctx, params.id, body);
    return ok(await viewForEditing(ctx, params.id));
  });
  route(app, catalogStaffApi.pin, async (ctx, { params, body }) =>
    ok(await pinProduct(ctx, params.id, body.position)),
  );
  route(app, catalogStaffApi.remove, async (ctx, { params }) =>
    ok({ outcome: await removeProduct(ctx, params.id) }),
  );
}
