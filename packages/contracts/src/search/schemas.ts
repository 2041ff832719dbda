import { z } from 'zod';
import { ProductCard } from '../catalog/listing-schemas.ts';
import { Pesos } from '../money.ts';
import { ImagePath } from '../image-path.ts';

/** Search-as-you-type input. Fewer than two characters return nothing. */
export const SearchQuery = z.object({
  query: z.string().trim().max(64),
  limit: z.coerce.number().int().min(1).max(20).default(5),
});
export type SearchQueryInput = z.input<typeof SearchQuery>;

export const ProductSuggestion = z.object({
  _id: z.uuid(),
  name: z.string(),
  images: z.array(ImagePath),
  category: z.object({ name: z.string() }),
  /** Up to three, most useful first. */
  facts: z.array(z.string()),
  price: Pesos,
  /** 0 if not on sale. */
  salePrice: Pesos,
  totalStock: z.int(),
});
export type ProductSuggestion = z.output<typeof ProductSuggestion>;

export const SearchReply = z.object({
  success: z.literal(true),
  products: z.array(ProductSuggestion),
});
export type SearchReply = z.output<typeof SearchReply>;

export const NearestQuery = z.object({ search: z.string().trim().min(1).max(64) });
export type NearestQueryInput = z.input<typeof NearestQuery>;

/** At most 1,000: more are not counted. */
const total = z.int();

/** What comes nearest to a search without results. */
const NearestMatches = z.object({
  /** Results in the whole shop, for a search that found none in one category. */
  total,
  /** A kind of product the shop doesn't sell, and the search for what is nearest. */
  notCarried: z.object({ name: z.string(), search: z.string(), total }).nullable(),
  /** Searches with fewer words and the words they leave out, nearest first. */
  shorter: z.array(z.object({ words: z.string(), search: z.string(), total })),
  /** False if nothing is near; the products are then the best rated ones. */
  isNear: z.boolean(),
  products: z.array(ProductCard),
});
export type NearestMatches = z.output<typeof NearestMatches>;

export const NearestReply = z.object({ success: z.literal(true), data: NearestMatches });
export type NearestReply = z.output<typeof NearestReply>;
