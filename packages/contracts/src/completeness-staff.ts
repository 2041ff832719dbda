import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { completenessPaths } from './paths/completeness-staff.ts';

const CompletenessQuery = z.object({
  /** A subcategory; all of them without it. */
  category: z.string().max(40).optional(),
});
export type CompletenessQuery = z.output<typeof CompletenessQuery>;
export type CompletenessAddress = z.input<typeof CompletenessQuery>;

const IncompleteProduct = z.object({
  productId: z.uuid(),
  name: z.string(),
  sku: z.string(),
  categoryId: z.string(),
  /** Keys of the facts that the fit check needs and does not have. */
  lacks: z.array(z.string()),
  /** Units in the last thirty days. */
  sold: z.int(),
  totalStock: z.int(),
});
export type IncompleteProduct = z.output<typeof IncompleteProduct>;

const Completeness = z.object({
  /** How many products lack something, by subcategory. */
  categories: z.array(z.object({ categoryId: z.string(), products: z.int() })),
  /** The first fifty, those that sell most at the top. */
  products: z.array(IncompleteProduct),
});
export type Completeness = z.output<typeof Completeness>;

const CompletenessReply = z.object({ success: z.literal(true), data: Completeness });
export type CompletenessReply = z.output<typeof CompletenessReply>;

export const completenessApi = {
  view: endpoint(completenessPaths.view, {
    access: 'staff',
    summary: 'Products that lack facts the fit check needs, those that sell most first',
    query: CompletenessQuery,
    reply: CompletenessReply,
    errors: ['auth.required', 'auth.wrong_role', 'request.invalid'],
  }),
};
