import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { catalogStaffPaths } from './staff-paths.ts';
import { NewProduct, ProductChange } from '../products/staff-body.ts';
import { EditedProductReply, PinBody, PinsReply, ProductId } from '../products/staff-schemas.ts';
import {
  StaffListingQuery,
  StaffListingReply,
  BrandsReply,
  ProductRemoved,
} from './staff-schemas.ts';

export const catalogStaffApi = {
  list: endpoint(catalogStaffPaths.list, {
    access: { staff: 'products', action: 'view' },
    summary: 'List products of any status, with search, filters and sorting',
    description:
      'The products are `data`. A page has 50, or `limit` of them, up to 100. Send `pagination.next` as `after` for the next page; on the last it is null. There is no `page`.',
    query: StaffListingQuery,
    reply: StaffListingReply,
    errors: ['catalog.category_not_found'],
  }),
  export: endpoint(catalogStaffPaths.export, {
    access: { staff: 'products', action: 'view' },
    summary: 'Export products as CSV, up to 50,000',
    timeoutMs: 300_000,
    query: StaffListingQuery,
    contentType: 'text/csv',
    reply: z.string(),
    errors: ['catalog.category_not_found'],
  }),
  brands: endpoint(catalogStaffPaths.brands, {
    access: { staff: 'products', action: 'view' },
    summary: 'List brands',
    reply: BrandsReply,
  }),
  add: endpoint(catalogStaffPaths.add, {
    access: { staff: 'products', action: 'change' },
    summary: 'Create a product',
    description: 'Returns the product as GET /api/admin/products/get/{id} does.',
    body: NewProduct,
    reply: EditedProductReply,
    errors: ['catalog.product_invalid', 'catalog.sku_taken', 'catalog.image_not_found'],
  }),
  edit: endpoint(catalogStaffPaths.edit, {
    access: { staff: 'products', action: 'change' },
    summary: 'Update a product, except its stock',
    description:
      'Changes the fields it is sent: absent ones stay, null clears, `attributes` and `images` are replaced as a whole. What a GET answered is accepted and changes nothing. With `version`, a newer one gets 409. Returns the product as GET /api/admin/products/get/{id} does.',
    params: ProductId,
    body: ProductChange,
    reply: EditedProductReply,
    errors: [
      'catalog.steep_price',
      'auth.confirmation_required',
      'catalog.product_invalid',
      'catalog.product_not_found',
      'catalog.sku_is_fixed',
      'catalog.edit_conflict',
      'catalog.image_not_found',
    ],
  }),
  pin: endpoint(catalogStaffPaths.pin, {
    access: { staff: 'products', action: 'change' },
    summary: 'Pin a product to the front of its subcategory, or unpin it',
    params: ProductId,
    body: PinBody,
    reply: PinsReply,
    errors: ['catalog.product_not_found', 'catalog.too_many_pins'],
  }),
  remove: endpoint(catalogStaffPaths.remove, {
    access: { staff: 'products', action: 'change' },
    summary:
      'Delete a product, or archive it if it has stock history or is in a cart or saved list',
    params: ProductId,
    reply: ProductRemoved,
    errors: ['catalog.product_not_found'],
  }),
};
