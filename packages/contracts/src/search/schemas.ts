import { z } from 'zod';

/** Search-as-you-type input. Fewer than two characters return nothing. */
export const SearchQuery = z.object({
  query: z.string().trim().max(64),
  limit: z.coerce.number().int().min(1).max(20).default(5),
});
export type SearchQueryInput = z.input<typeof SearchQuery>;

export const ProductSuggestion = z.object({
  _id: z.uuid(),
  name: z.string(),
  images: z.array(z.string()),
  category: z.object({ name: z.string() }),
});
export type ProductSuggestion = z.output<typeof ProductSuggestion>;

export const SearchReply = z.object({
  success: z.literal(true),
  products: z.array(ProductSuggestion),
});
export type SearchReply = z.output<typeof SearchReply>;
