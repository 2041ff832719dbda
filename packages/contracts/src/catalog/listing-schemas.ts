import { filterAttributes, recordOf, sorts } from '@sirkito/commerce';
import { z } from 'zod';
import { Brand } from './schemas.ts';
import { Pesos } from '../money.ts';
import { ImagePath } from '../image-path.ts';

/** Comma-separated values, as in URLs. */
const list = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .max(1_000)
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item).max(50));

/** Empty fields count as absent. */
const empty = z.literal('').transform(() => undefined);
const amount = empty.or(z.coerce.number().pipe(Pesos)).meta({ type: 'number' });
const value = z.string().min(1).max(80);

export { sorts, type Sort } from '@sirkito/commerce';

const Attributes = recordOf(
  filterAttributes.map((name) => `attr.${name}` as const),
  () => list(value).optional(),
);

/** What a listing, or the parts of a slot, can be narrowed by. */
export const ListingFilters = z.object({
  brands: list(z.string().min(1).max(60).toLowerCase())
    // One order, so that a selection has one entry in the response cache.
    .transform((brands) => [...new Set(brands)].toSorted())
    .optional()
    .meta({ description: 'Ids or names, in any case, separated by commas. Others match nothing' }),
  min_price: amount.optional(),
  max_price: amount.optional(),
  ...Attributes,
});
export type ListingFilters = z.output<typeof ListingFilters>;

/** Query of a listing, as in the URL. */
export const ListingQuery = z.object({
  category: empty.or(z.string().trim().min(1).max(40)).optional(),
  search: z.string().trim().max(64).optional(),
  availability: list(z.enum(['in_stock', 'out_of_stock'])).optional(),
  /** Only products on sale. */
  deals: z.literal('1').optional(),
  /** Ids of owned parts: only products that fit them by socket, memory type, size and length. */
  fits: list(z.string().min(1).max(40)).optional(),
  /** Ids of owned parts: products that fit them are listed first in the default order. */
  fits_first: list(z.string().min(1).max(40)).optional(),
  sort: empty.or(z.enum(sorts)).optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  limit: z.coerce.number().int().min(1).max(60).default(24),
  ...ListingFilters.shape,
});
export type ListingQuery = z.output<typeof ListingQuery>;
export type ListingQueryInput = z.input<typeof ListingQuery>;

const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });

const Facet = z.object({
  attribute: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  values: z.array(FacetValue),
});
export type Facet = z.output<typeof Facet>;

/** A product as shown in a listing. */
export const ProductCard = z.object({
  _id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  images: z.array(ImagePath),
  /** Tiny `data:` URL of each image, shown blurred while it loads. */
  imagePlaceholders: z.array(z.string()),
  brand: Brand,
  category: z.object({ id: z.string(), name: z.string() }),
  price: Pesos,
  /** 0 if not on sale. */
  salePrice: Pesos,
  saleEndsAt: z.iso.datetime().nullable(),
  totalStock: z.int(),
  /** Formatted key specs. */
  facts: z.array(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
  /** True if sample reviews count toward the rating; show it as a sample. */
  hasSampleReviews: z.boolean(),
});
export type ProductCard = z.output<typeof ProductCard>;

/** What a complete PC is for; `any` if the search doesn't say. */
const PcUse = z.enum(['any', 'gaming', 'office', 'creator']);
export type PcUse = z.output<typeof PcUse>;

export const ListingReply = z.object({
  success: z.literal(true),
  data: z.array(ProductCard),
  brandCounts: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  facets: z.array(Facet),
  availabilityCounts: z.object({ in_stock: z.int(), out_of_stock: z.int() }),
  /** Lowest and highest price under the other filters. */
  priceRange: z.object({ min: Pesos, max: Pesos }).nullable(),
  /** What the search says about price, such as `under 30k`; absent if nothing. */
  searchPrice: z
    .object({
      min: Pesos.optional(),
      max: Pesos.optional(),
      order: z.enum(['lowest', 'highest']).optional(),
    })
    .optional(),
  /** Set if the search asks for a complete PC, such as `gaming pc` or `prebuilt`. */
  completePc: PcUse.optional(),
  pagination: z.object({ total: z.int(), page: z.int(), pages: z.int() }),
});
export type ListingReply = z.output<typeof ListingReply>;
