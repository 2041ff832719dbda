import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { catalogStaffPaths } from './staff-paths.ts';
import { PinBody, PinsReply, ProductId, StaffProductBody } from '../products/staff-schemas.ts';
import {
  StaffListingQuery,
  StaffListingReply,
  BrandsReply,
  ProductAdded,
  ProductEdited,
  ProductRemoved,
} from './staff-schemas.ts';

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const catalogStaffApi = {
  list: endpoint(catalogStaffPaths.list, {
    access: { staff: 'products', action: 'view' },
    summary: 'List products of any status, with search, filters and sorting',
    query: StaffListingQuery,
    reply: StaffListingReply,
    errors: [...staffErrors, 'catalog.category_not_found'],
  }),
  export: endpoint(catalogStaffPaths.export, {
    access: { staff: 'products', action: 'view' },
    summary: 'Export products as CSV, up to 50,000',
    timeoutMs: 300_000,
    query: StaffListingQuery,
    contentType: 'text/csv',
    reply: z.string(),
    errors: [...staffErrors, 'catalog.category_not_found'],
  }),
  brands: endpoint(catalogStaffPaths.brands, {
    access: { staff: 'products', action: 'view' },
    summary: 'List brands',
    reply: BrandsReply,
    errors: staffErrors,
  }),
  add: endpoint(catalogStaffPaths.add, {
    access: { staff: 'products', action: 'change' },
    summary: 'Create a product',
    body: StaffProductBody,
    reply: ProductAdded,
    errors: [
      ...staffErrors,
      'catalog.product_invalid',
      'catalog.sku_taken',
      'catalog.image_not_found',
    ],
  }),
  edit: endpoint(catalogStaffPaths.edit, {
    access: { staff: 'products', action: 'change' },
    summary: 'Update a product, except its stock',
    params: ProductId,
    body: StaffProductBody,
    reply: ProductEdited,
    errors: [
      ...staffErrors,
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
    errors: [...staffErrors, 'catalog.product_not_found', 'catalog.too_many_pins'],
  }),
  remove: endpoint(catalogStaffPaths.remove, {
    access: { staff: 'products', action: 'change' },
    summary:
      'Delete a product, or archive it if it has stock history or is in a cart or saved list',
    params: ProductId,
    reply: ProductRemoved,
    errors: [...staffErrors, 'catalog.product_not_found'],
  }),
};
