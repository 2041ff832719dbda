import { staffSorts } from '@sirkito/commerce';
import { z } from 'zod';
import { Brand } from './schemas.ts';
import { ProductCard } from './listing-schemas.ts';

const ProductStatus = z.enum(['draft', 'active', 'archived']);

const word = z.string().trim().min(1).max(60);
const cursor = z.string().max(600);

export const StaffListingQuery = z.object({
  /** Parts of names or SKUs, in any order. */
  search: z.string().trim().max(64).optional(),
  status: ProductStatus.optional(),
  category: word.optional(),
  brand: word.optional(),
  /** `low` is 1 to 5. */
  stock: z.enum(['in', 'low', 'out']).optional(),
  /** Only products on sale. */
  sale: z.literal('1').optional(),
  /** Only products that staff pinned. */
  pinned: z.literal('1').optional(),
  sort: z.enum(staffSorts).default('newest'),
  /** Cursor from `pagination` of another page; omit for the first page. */
  after: cursor.optional(),
  before: cursor.optional(),
  /** The last page. */
  end: z.literal('1').optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type StaffListingQuery = z.output<typeof StaffListingQuery>;
export type StaffListingQueryInput = z.input<typeof StaffListingQuery>;

export const StaffProduct = ProductCard.extend({
  status: ProductStatus,
  /** Position among the pins of its subcategory. */
  pin: z.int().nullable(),
  updatedAt: z.iso.datetime(),
});
export type StaffProduct = z.output<typeof StaffProduct>;

export const StaffListingReply = z.object({
  success: z.literal(true),
  data: z.array(StaffProduct),
  pagination: z.object({
    previous: z.string().nullable(),
    next: z.string().nullable(),
    /** Capped at 1,000; `hasMore` is true beyond. */
    total: z.int(),
    hasMore: z.boolean(),
  }),
});
export type StaffListingReply = z.output<typeof StaffListingReply>;
export type StaffListing = Omit<StaffListingReply, 'success'>;

export const BrandsReply = z.object({ success: z.literal(true), data: z.array(Brand) });
export type BrandsReply = z.output<typeof BrandsReply>;

export const ProductRemoved = z.object({
  success: z.literal(true),
  data: z.object({ outcome: z.enum(['deleted', 'archived']) }),
});
export type ProductRemoved = z.output<typeof ProductRemoved>;
