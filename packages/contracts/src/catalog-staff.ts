import { staffSorts } from '@sirkito/commerce';
import { z } from 'zod';
import { Brand } from './catalog.ts';
import { ProductCard } from './catalog-listing.ts';
import { endpoint } from './endpoint.ts';
import { catalogStaffPaths } from './paths/catalog-staff.ts';
import { ProductId, StaffProductBody } from './product-staff.ts';

const ProductStatus = z.enum(['draft', 'active', 'archived']);

const word = z.string().trim().min(1).max(60);
const cursor = z.string().max(600);

const StaffListingQuery = z.object({
  /** Parts of names and SKUs, in any order. */
  search: z.string().trim().max(64).optional(),
  status: ProductStatus.optional(),
  category: word.optional(),
  brand: word.optional(),
  /** Low is one to five. */
  stock: z.enum(['in', 'low', 'out']).optional(),
  /** Only what is on sale today. */
  sale: z.literal('1').optional(),
  sort: z.enum(staffSorts).default('newest'),
  /** Where the page begins or ends, as `pagination` of another page said; else at the start. */
  after: cursor.optional(),
  before: cursor.optional(),
  /** The last page. */
  end: z.literal('1').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type StaffListingQuery = z.output<typeof StaffListingQuery>;
export type StaffListingAddress = z.input<typeof StaffListingQuery>;

const StaffProduct = ProductCard.extend({
  status: ProductStatus,
  updatedAt: z.iso.datetime(),
});
export type StaffProduct = z.output<typeof StaffProduct>;

const StaffListingReply = z.object({
  success: z.literal(true),
  data: z.array(StaffProduct),
  pagination: z.object({
    previous: z.string().nullable(),
    next: z.string().nullable(),
    /** Counted up to a thousand; `hasMore` says that there are more. */
    total: z.int(),
    hasMore: z.boolean(),
  }),
});
export type StaffListingReply = z.output<typeof StaffListingReply>;
export type StaffListing = Omit<StaffListingReply, 'success'>;

const BrandsReply = z.object({ success: z.literal(true), data: z.array(Brand) });
export type BrandsReply = z.output<typeof BrandsReply>;

const ProductAdded = z.object({ success: z.literal(true), data: z.object({ _id: z.uuid() }) });
export type ProductAdded = z.output<typeof ProductAdded>;

const ProductEdited = z.object({
  success: z.literal(true),
  /** The version to send with the next change. */
  data: z.object({ _id: z.uuid(), version: z.int() }),
});
export type ProductEdited = z.output<typeof ProductEdited>;

const ProductRemoved = z.object({
  success: z.literal(true),
  data: z.object({ outcome: z.enum(['deleted', 'archived']) }),
});
export type ProductRemoved = z.output<typeof ProductRemoved>;

const staffErrors = ['auth.required', 'auth.wrong_role', 'request.invalid'] as const;

export const catalogStaffApi = {
  list: endpoint(catalogStaffPaths.list, {
    access: 'staff',
    summary: 'Products of every status: searched, filtered, sorted, a page at a time',
    query: StaffListingQuery,
    reply: StaffListingReply,
    errors: [...staffErrors, 'catalog.category_not_found'],
  }),
  export: endpoint(catalogStaffPaths.export, {
    access: 'staff',
    summary: 'The same list as CSV, up to 50,000 products',
    timeLimit: 300_000,
    query: StaffListingQuery,
    reply: z.string(),
    errors: [...staffErrors, 'catalog.category_not_found'],
  }),
  brands: endpoint(catalogStaffPaths.brands, {
    access: 'staff',
    summary: 'Every brand a product can be of',
    reply: BrandsReply,
    errors: staffErrors,
  }),
  add: endpoint(catalogStaffPaths.add, {
    access: 'staff',
    summary: 'Add a product',
    body: StaffProductBody,
    reply: ProductAdded,
    errors: [
      ...staffErrors,
      'catalog.product_invalid',
      'catalog.sku_taken',
      'catalog.picture_unknown',
    ],
  }),
  edit: endpoint(catalogStaffPaths.edit, {
    access: 'staff',
    summary: 'Replace what is written of a product; its stock is changed by adjustments',
    params: ProductId,
    body: StaffProductBody,
    reply: ProductEdited,
    errors: [
      ...staffErrors,
      'catalog.product_invalid',
      'catalog.product_not_found',
      'catalog.sku_is_fixed',
      'catalog.edited_meanwhile',
      'catalog.picture_unknown',
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
