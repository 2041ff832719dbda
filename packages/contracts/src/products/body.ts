import { z } from 'zod';
import { maxStock } from '../inventory/staff-schemas.ts';
import { Pesos } from '../money.ts';

export const ConfirmPrice = z.boolean().optional().meta({
  description: 'Saves prices that `catalog.steep_price` asked about',
});

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** The fields of a product, without defaults. */
export const ProductFields = z.strictObject({
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
  description: z.string().trim().max(4_000),
  attributes: z.record(z.string().max(60), z.unknown()),
  warrantyMonths: z.int().min(0).max(600),
  weightG: z.int().min(1).max(200_000).optional(),
  boxMm: z.array(z.int().min(1).max(3_000)).length(3).optional(),
  /** Fields that are estimates. */
  estimated: z.array(z.enum(['weightG', 'boxMm'])).max(2),
  releasedOn: z
    .string()
    .regex(/^\d{4}(-\d{2})?$/, 'Enter a year or a year and month, such as 2026-11')
    .optional(),
  status: z.enum(['draft', 'active', 'archived']),
});
const { description, attributes, warrantyMonths, estimated, status } = ProductFields.shape;

/** A product as entered by staff, an import or the demo catalogue. Unknown values are absent. */
export const ProductBody = ProductFields.extend({
  description: description.default(''),
  attributes: attributes.default({}),
  warrantyMonths: warrantyMonths.default(0),
  estimated: estimated.default([]),
  status: status.default('draft'),
});
export type ProductBody = z.output<typeof ProductBody>;
