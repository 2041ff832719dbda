import { z } from 'zod';
import { ProductCard } from './catalog-listing.ts';

/** Anything may be asked for; what is no id is no product. */
export const ProductParams = z.object({ id: z.string().max(200) });
export type ProductParams = z.input<typeof ProductParams>;

export const SpecificationGroup = z.object({
  group: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string(), hint: z.string().optional() })),
});

/** From the whole catalogue down to its own subcategory. */
const CategoryPath = z.array(z.object({ id: z.string(), name: z.string() }));

/** A product with all that its page needs, in one call. */
export const ProductDetail = ProductCard.extend({
  category: ProductCard.shape.category.extend({ path: CategoryPath }),
  /** The same, for pages of earlier builds. */
  categoryPath: CategoryPath,
  description: z.string(),
  attributes: z.record(z.string(), z.unknown()),
  specifications: z.array(SpecificationGroup),
  warrantyMonths: z.int(),
  weightG: z.int().nullable(),
  boxMm: z.array(z.int()).nullable(),
  status: z.enum(['active', 'archived']),
  createdAt: z.iso.datetime(),
  /** The few figures that decide, number and unit apart. */
  figures: z.array(z.object({ label: z.string(), value: z.string(), unit: z.string().optional() })),
  related: z.array(ProductCard),
  /** When the first of these prices changes by the clock, as a sale begins or ends. */
  pricesHoldUntil: z.iso.datetime().nullable(),
});
export type ProductDetail = z.output<typeof ProductDetail>;

export const ProductReply = z.object({ success: z.literal(true), data: ProductDetail });
export type ProductReply = z.output<typeof ProductReply>;
