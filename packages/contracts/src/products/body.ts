import { z } from 'zod';
import { maxStock } from '../inventory/staff-schemas.ts';
import { Pesos } from '../money.ts';

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** A product as entered by staff, an import or the demo catalogue. Unknown values are absent. */
export const ProductBody = z.strictObject({
  sku: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'Use 3 to 40 letters, numbers or dashes'),
  name: z.string().trim().min(2).max(160),
  /** Brand id or name. */
  brand: z.string().trim().min(1).max(60),
  category: z.string().trim().min(1).max(40),
  price: Pesos.optional(),
  salePrice: Pesos.optional(),
  saleStartsAt: moment.optional(),
  saleEndsAt: moment.optional(),
  totalStock: z.int().min(0).max(maxStock).optional(),
  description: z.string().trim().max(4_000).default(''),
  attributes: z.record(z.string().max(60), z.unknown()).default({}),
  warrantyMonths: z.int().min(0).max(600).default(0),
  weightG: z.int().min(1).max(200_000).optional(),
  boxMm: z.array(z.int().min(1).max(3_000)).length(3).optional(),
  /** Fields that are estimates. */
  estimated: z
    .array(z.enum(['weightG', 'boxMm']))
    .max(2)
    .default([]),
  releasedOn: z
    .string()
    .regex(/^\d{4}(-\d{2})?$/, 'Enter a year or a year and month, such as 2026-11')
    .optional(),
  status: z.enum(['draft', 'active', 'archived']).default('draft'),
});
export type ProductBody = z.output<typeof ProductBody>;
