import { z } from 'zod';
import { ProductCard } from './listing-schemas.ts';

/** Any string; an invalid id returns not found. */
export const ProductParams = z.object({ id: z.string().max(200) });
export type ProductParams = z.input<typeof ProductParams>;

export const SpecificationGroup = z.object({
  group: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string(), hint: z.string().optional() })),
});

/** The value is null if no source states it. */
const FitFacts = z.array(z.object({ label: z.string(), value: z.string().nullable() }));

/** From the top-level category to the subcategory. */
const CategoryPath = z.array(z.object({ id: z.string(), name: z.string() }));

/** A product with everything its page needs. */
export const ProductDetail = ProductCard.extend({
  category: ProductCard.shape.category.extend({ path: CategoryPath }),
  /** Same as `category.path`, for clients of earlier builds. */
  categoryPath: CategoryPath,
  description: z.string(),
  /** Without sample reviews, for structured data. */
  verifiedRating: z.object({ rating: z.number(), reviewCount: z.int() }),
  attributes: z.record(z.string(), z.unknown()),
  specifications: z.array(SpecificationGroup),
  warrantyMonths: z.int(),
  weightG: z.int().nullable(),
  boxMm: z.array(z.int()).nullable(),
  status: z.literal('active'),
  createdAt: z.iso.datetime(),
  /** Key specs with number and unit separate. */
  figures: z.array(z.object({ label: z.string(), value: z.string(), unit: z.string().optional() })),
  /** What it needs from other parts and what limits it; empty if the rules compare nothing. */
  fit: z.object({ needs: FitFacts, limits: FitFacts }),
  related: z.array(ProductCard),
  /** When the next sale on this page starts or ends. */
  pricesHoldUntil: z.iso.datetime().nullable(),
});
export type ProductDetail = z.output<typeof ProductDetail>;

export const ProductReply = z.object({ success: z.literal(true), data: ProductDetail });
export type ProductReply = z.output<typeof ProductReply>;

export const ViewRecorded = z.object({ success: z.literal(true) });
export type ViewRecorded = z.output<typeof ViewRecorded>;
