import { purposes } from '@sirkito/commerce';
import { z } from 'zod';
import { ListingFilters, ProductCard } from '../catalog/listing-schemas.ts';
import { Pesos } from '../money.ts';
import { ImagePath } from '../image-path.ts';

const maxParts = 40;

/** Comma-separated ids. A repeated id means several units; invalid ids match nothing. */
export const partIds = z
  .string()
  .max(2_000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string()).max(maxParts));

/** A product with the attributes the compatibility rules read. */
export const BuildPart = ProductCard.extend({
  attributes: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  ),
});
export type BuildPart = z.output<typeof BuildPart>;

const pricesHoldUntil = z.iso.datetime().nullable();

export const BuildPartsQuery = z.object({ ids: partIds });
export type BuildPartsQueryInput = z.input<typeof BuildPartsQuery>;

export const BuildPartsReply = z.object({
  success: z.literal(true),
  /** Products on sale, in request order. */
  data: z.array(BuildPart),
  pricesHoldUntil,
});
export type BuildPartsReply = z.output<typeof BuildPartsReply>;

export const SlotIds = [
  'cpu',
  'motherboard',
  'memory',
  'graphics_card',
  'power_supply',
  'storage',
  'cpu_cooling',
  'pc_case',
  'monitor',
  'keyboard',
  'mouse',
  'headset',
  'ups_avr',
] as const;

export const ChoicesQuery = z.object({
  slot: z.enum(SlotIds),
  /** The parts chosen so far. */
  parts: partIds.optional(),
  /** Includes incompatible parts, with the reason. */
  all: z.literal('1').optional(),
  search: z.string().trim().max(64).optional(),
  sort: z.enum(['relevance', 'price-lowtohigh', 'price-hightolow']).optional(),
  ...ListingFilters.shape,
});
export type ChoicesQuery = z.output<typeof ChoicesQuery>;
export type ChoicesQueryInput = z.input<typeof ChoicesQuery>;

const Choice = BuildPart.extend({
  /** Null if no rule compares it with the parts chosen so far. */
  verdict: z.enum(['ok', 'info', 'warn', 'error', 'unknown']).nullable(),
  /** Conflicts, worst first; for an unverified part, the unverified findings. */
  reasons: z.array(z.object({ sentence: z.string(), compared: z.string() })),
  /** Number of unverified rules. */
  unknowns: z.int(),
});
export type Choice = z.output<typeof Choice>;

export const ChoicesReply = z.object({
  success: z.literal(true),
  data: z.array(Choice),
  /** Whether there are more results than returned. */
  isMore: z.boolean(),
});
export type ChoicesReply = z.output<typeof ChoicesReply>;

const Purpose = z.enum(purposes);

export const SuggestionQuery = z.object({
  budget: z.coerce.number().pipe(Pesos),
  purpose: Purpose,
});
export type SuggestionQuery = z.output<typeof SuggestionQuery>;
export type SuggestionQueryInput = z.input<typeof SuggestionQuery>;

const SuggestedPart = BuildPart.extend({ reason: z.string() });

export const SuggestionReply = z.object({
  success: z.literal(true),
  data: z.object({
    /** Empty if the budget is too small. */
    parts: z.array(SuggestedPart),
    total: Pesos,
    /** Price of the cheapest build for this purpose; null if none is available. */
    least: Pesos.nullable(),
  }),
});
export type SuggestionReply = z.output<typeof SuggestionReply>;

const ReadyPart = ProductCard.pick({
  _id: true,
  slug: true,
  name: true,
  category: true,
  price: true,
  salePrice: true,
  totalStock: true,
}).extend({ image: ImagePath.nullable() });

const ReadyBuild = z.object({
  slug: z.string(),
  name: z.string(),
  purpose: Purpose,
  summary: z.string(),
  /** In slot order. */
  parts: z.array(ReadyPart),
  /** Key specs: processor, graphics, memory. */
  facts: z.array(z.string()),
  image: ImagePath.nullable(),
  total: Pesos,
  isInStock: z.boolean(),
  /** At full load, with estimates where a maker states no peak. */
  loadWatts: z.int(),
});
export type ReadyBuild = z.output<typeof ReadyBuild>;

export const ReadyBuildsReply = z.object({
  success: z.literal(true),
  data: z.array(ReadyBuild),
  pricesHoldUntil,
});
export type ReadyBuildsReply = z.output<typeof ReadyBuildsReply>;

const name = z.string().trim().min(1).max(60);
export const BuildBody = z.object({ name, parts: z.array(z.uuid()).min(1).max(maxParts) });
export type BuildBody = z.output<typeof BuildBody>;

const SavedBuild = z.object({
  id: z.uuid(),
  name: z.string(),
  parts: z.array(z.uuid()),
  updatedAt: z.iso.datetime(),
});
export type SavedBuild = z.output<typeof SavedBuild>;

export const SavedBuildReply = z.object({ success: z.literal(true), data: SavedBuild });
export type SavedBuildReply = z.output<typeof SavedBuildReply>;
export const SavedBuildsReply = z.object({ success: z.literal(true), data: z.array(SavedBuild) });
export type SavedBuildsReply = z.output<typeof SavedBuildsReply>;

export const BuildParams = z.object({ id: z.uuid() });
export type BuildParams = z.input<typeof BuildParams>;
