import { z } from 'zod';
import { ProductCard } from './catalog-listing.ts';
import { endpoint } from './endpoint.ts';
import { catalogStaffPaths } from './paths/catalog-staff.ts';
import { ProductBody } from './product-body.ts';

export type ProductBodyWire = z.input<typeof ProductBody>;

export const ProductId = z.object({ id: z.uuid() });
export type ProductId = z.input<typeof ProductId>;

const StaffListingQuery = z.object({
  status: z.enum(['draft', 'active', 'archived']).optional(),
  /** The last id of the page before; without it the newest come. */
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type StaffListingQuery = z.output<typeof StaffListingQuery>;
export type StaffListingAddress = z.input<typeof StaffListingQuery>;

const StaffProduct = ProductCard.extend({ status: z.enum(['draft', 'active', 'archived']) });
export type StaffProduct = z.output<typeof StaffProduct>;

const StaffListingReply = z.object({ success: z.literal(true), data: z.array(StaffProduct) });
export type StaffListingReply = z.output<typeof StaffListingReply>;

const ProductAdded = z.object({ success: z.literal(true), data: z.object({ _id: z.uuid() }) });
export type ProductAdded = z.output<typeof ProductAdded>;
export type ProductEdited = ProductAdded;

const ProductRemoved = z.object({
  success: z.literal(true),
  data: z.object({ outcome: z.enum(['deleted', 'archived']) }),
});
export type ProductRemoved = z.output<typeof ProductRemoved>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const catalogStaffApi = {
  list: endpoint(catalogStaffPaths.list, {
    access: 'staff',
    summary: 'Products of every status, newest first',
    query: StaffListingQuery,
    reply: StaffListingReply,
    errors: staffErrors,
  }),
  add: endpoint(catalogStaffPaths.add, {
    access: 'staff',
    summary: 'Add a product',
    body: ProductBody,
    reply: ProductAdded,
    errors: [...staffErrors, 'catalog.product_invalid', 'catalog.sku_taken'],
  }),
  edit: endpoint(catalogStaffPaths.edit, {
    access: 'staff',
    summary: 'Replace what is written of a product; its stock is changed by adjustments',
    params: ProductId,
    body: ProductBody,
    reply: ProductAdded,
    errors: [
      ...staffErrors,
      'catalog.product_invalid',
      'catalog.product_not_found',
      'catalog.sku_is_fixed',
    ],
  }),
  remove: endpoint(catalogStaffPaths.remove, {
    access: 'staff',
    summary: 'Delete a product, or archive it when it has a history',
    params: ProductId,
    reply: ProductRemoved,
    errors: [...staffErrors, 'catalog.product_not_found'],
  }),
};
