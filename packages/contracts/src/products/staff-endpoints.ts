import { endpoint } from '../endpoint.ts';
import { productStaffPaths } from './staff-paths.ts';
import { ProductId, EditedProductReply, PictureReply } from './staff-schemas.ts';

export const productStaffApi = {
  view: endpoint(productStaffPaths.view, {
    access: { staff: 'products', action: 'view' },
    summary: 'Retrieve a product for editing',
    params: ProductId,
    reply: EditedProductReply,
    errors: ['catalog.product_not_found'],
  }),
  addPicture: endpoint(productStaffPaths.addPicture, {
    access: { staff: 'products', action: 'change' },
    summary: 'Upload an image: JPEG, PNG, WebP or AVIF, up to 15 MB and 20 megapixels (AVIF 10)',
    // Large images are resized to many variants.
    timeoutMs: 60_000,
    reply: PictureReply,
    errors: ['catalog.image_unreadable', 'server.storage_full', 'server.storage_unavailable'],
  }),
};
