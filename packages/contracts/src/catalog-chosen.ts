import { z } from 'zod';
import { ProductCard } from './catalog-listing.ts';
import { SpecificationGroup } from './catalog-product.ts';

const mostAtOnce = 12;

/** Ids separated by commas. What is no id is no product, as with one product. */
export const ChosenQuery = z.object({
  ids: z
    .string()
    .max(1_000)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.string()).max(mostAtOnce)),
});
export type ChosenQuery = z.output<typeof ChosenQuery>;
export type ChosenAddress = z.input<typeof ChosenQuery>;

/** A product beside others of its kind. */
const ChosenProduct = ProductCard.extend({ specifications: z.array(SpecificationGroup) });
export type ChosenProduct = z.output<typeof ChosenProduct>;

export const ChosenReply = z.object({
  success: z.literal(true),
  /** Those that are sold, in the order they were asked for. */
  data: z.array(ChosenProduct),
  pricesHoldUntil: z.iso.datetime().nullable(),
});
export type ChosenReply = z.output<typeof ChosenReply>;
