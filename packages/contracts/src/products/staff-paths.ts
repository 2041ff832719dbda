import type { EditedProductReply, PictureReply, ProductId } from './staff-schemas.ts';
import { call } from '../call.ts';

export const productStaffPaths = {
  view: call<{ params: ProductId; reply: EditedProductReply }>(
    'GET',
    '/api/admin/products/get/:id',
  ),
  /** The body is the image. */
  addPicture: call<{ reply: PictureReply }>('POST', '/api/admin/pictures'),
};
