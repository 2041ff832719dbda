import { filterAttributes, sorts, type FilterAttribute } from '@sirkito/commerce';
import { z } from 'zod';
import { Brand } from './catalog.ts';
import { Pesos } from './money.ts';

/** Values separated by commas, as the address bar holds them. */
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

/** A field left empty asks for nothing. */
const empty = z.literal('').transform(() => undefined);
const amount = empty.or(z.coerce.number().pipe(Pesos));
const value = z.string().min(1).max(80);

export { sorts, type Sort } from '@sirkito/commerce';

const Attributes = Object.fromEntries(
  filterAttributes.map((name) => [`attr.${name}`, list(value).optional()]),
) as Record<`attr.${FilterAttribute}`, z.ZodOptional<ReturnType<typeof list<typeof value>>>>;

/** What a listing is asked for, as it stands in the address. */
export const ListingQuery = z.object({
  category: empty.or(z.string().trim().min(1).max(40)).optional(),
  search: z.string().trim().max(64).optional(),
  availability: list(z.enum(['in_stock', 'out_of_stock'])).optional(),
  brands: list(z.string().min(1).max(60)).optional(),
  min_price: amount.optional(),
  max_price: amount.optional(),
  /** Only what costs less today than it usually does. */
  deals: z.literal('1').optional(),
  /** Ids of parts somebody has: only what fits them by socket, kind, size and length. */
  fits: list(z.string().min(1).max(40)).optional(),
  sort: empty.or(z.enum(sorts)).optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  limit: z.coerce.number().int().min(1).max(60).default(24),
  ...Attributes,
});
export type ListingQuery = z.output<typeof ListingQuery>;
export type ListingAddress = z.input<typeof ListingQuery>;

const FacetValue = z.object({ value: z.string(), label: z.string(), count: z.int() });

const Facet = z.object({
  attribute: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  values: z.array(FacetValue),
});
export type Facet = z.output<typeof Facet>;

/** A product as it stands in a listing. */
export const ProductCard = z.object({
  _id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  /** Paths without size and format: `-320.avif`, `-640.avif` or `.avif` is added, or `.webp`. */
  images: z.array(z.string()),
  /** For each picture a few pixels as a data: address, to be blurred until it is there. */
  imagePlaceholders: z.array(z.string()),
  brand: Brand,
  category: z.object({ id: z.string(), name: z.string() }),
  price: Pesos,
  /** 0 unless it is on sale now. */
  salePrice: Pesos,
  saleEndsAt: z.iso.datetime().nullable(),
  totalStock: z.int(),
  /** The few facts that tell parts of this kind apart, as a person reads them. */
  facts: z.array(z.string()),
  rating: z.number(),
  reviewCount: z.int(),
});
export type ProductCard = z.output<typeof ProductCard>;

export const ListingReply = z.object({
  success: z.literal(true),
  data: z.array(ProductCard),
  brandCounts: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })),
  facets: z.array(Facet),
  availabilityCounts: z.object({ in_stock: z.int(), out_of_stock: z.int() }),
  /** The cheapest and the dearest that the other filters leave. */
  priceRange: z.object({ min: Pesos, max: Pesos }).nullable(),
  pagination: z.object({ total: z.int(), page: z.int(), pages: z.int() }),
});
export type ListingReply = z.output<typeof ListingReply>;
