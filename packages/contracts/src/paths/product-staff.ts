import type { EditedProductReply, PictureReply, ProductId } from '../product-staff.ts';
import { call } from './call.ts';

export const productStaffPaths = {
  view: call<{ params: ProductId; reply: EditedProductReply }>(
    'GET',
    '/api/admin/products/get/:id',
  ),
  /** Its body is the picture itself. */
  addPicture: call<{ reply: PictureReply }>('POST', '/api/admin/pictures'),
};
