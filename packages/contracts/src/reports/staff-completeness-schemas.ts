import { z } from 'zod';

export const CompletenessQuery = z.object({
  /** Subcategory; omit for all. */
  category: z.string().max(40).optional(),
});
export type CompletenessQuery = z.output<typeof CompletenessQuery>;
export type CompletenessQueryInput = z.input<typeof CompletenessQuery>;

const IncompleteProduct = z.object({
  productId: z.uuid(),
  name: z.string(),
  sku: z.string(),
  categoryId: z.string(),
  /** Keys of missing attributes that the compatibility check requires. */
  missingAttributes: z.array(z.string()),
  /** Units sold in the last 30 days. */
  sold: z.int(),
  totalStock: z.int(),
});
export type IncompleteProduct = z.output<typeof IncompleteProduct>;

const Completeness = z.object({
  /** Incomplete products by subcategory. */
  categories: z.array(z.object({ categoryId: z.string(), products: z.int() })),
  /** Top 50 by sales. */
  products: z.array(IncompleteProduct),
});
export type Completeness = z.output<typeof Completeness>;

export const CompletenessReply = z.object({ success: z.literal(true), data: Completeness });
export type CompletenessReply = z.output<typeof CompletenessReply>;
