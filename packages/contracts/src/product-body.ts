import { z } from 'zod';
import { Pesos } from './money.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A product as staff, a file or the demo catalogue hand it in. What is not known is absent. */
export const ProductBody = z.strictObject({
  sku: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'must be 3 to 40 letters, digits or dashes'),
  name: z.string().trim().min(2).max(160),
  /** Its id or its name. */
  brand: z.string().trim().min(1).max(60),
  category: z.string().trim().min(1).max(40),
  price: Pesos.optional(),
  salePrice: Pesos.optional(),
  saleStartsAt: moment.optional(),
  saleEndsAt: moment.optional(),
  totalStock: z.int().min(0).max(1_000_000).optional(),
  description: z.string().trim().max(4_000).default(''),
  attributes: z.record(z.string().max(60), z.unknown()).default({}),
  warrantyMonths: z.int().min(0).max(600).default(0),
  weightG: z.int().min(1).max(200_000).optional(),
  boxMm: z.array(z.int().min(1).max(3_000)).length(3).optional(),
  /** Which of weight and box are estimates. */
  estimated: z
    .array(z.enum(['weightG', 'boxMm']))
    .max(2)
    .default([]),
  releasedOn: z
    .string()
    .regex(/^\d{4}(-\d{2})?$/, 'must be a year or a year and month')
    .optional(),
  status: z.enum(['draft', 'active', 'archived']).default('draft'),
});
export type ProductBody = z.output<typeof ProductBody>;
