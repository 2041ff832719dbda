import { z } from 'zod';
import { ProductCard } from './listing-schemas.ts';
import { SpecificationGroup } from './product-schemas.ts';

const maxProducts = 12;

/** Comma-separated ids; invalid ids match nothing. */
export const CompareQuery = z.object({
  ids: z
    .string()
    .max(1_000)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.string()).max(maxProducts)),
});
export type CompareQuery = z.output<typeof CompareQuery>;
export type CompareQueryInput = z.input<typeof CompareQuery>;

/** A product in a comparison. */
const ComparedProduct = ProductCard.extend({
  attributes: z.record(z.string(), z.unknown()),
  specifications: z.array(SpecificationGroup),
});
export type ComparedProduct = z.output<typeof ComparedProduct>;

export const CompareReply = z.object({
  success: z.literal(true),
  /** Products on sale, in request order. */
  data: z.array(ComparedProduct),
  pricesHoldUntil: z.iso.datetime().nullable(),
});
export type CompareReply = z.output<typeof CompareReply>;
