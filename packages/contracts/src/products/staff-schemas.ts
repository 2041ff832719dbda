import { maxPins } from '@sirkito/commerce';
import { z } from 'zod';

export const ProductId = z.object({ id: z.uuid() });
export type ProductId = z.input<typeof ProductId>;

const Picture = z.object({
  /** File name, as used in `images` of a product. */
  file: z.string(),
  /** URL path without size and format. */
  path: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.output<typeof Picture>;

/** The stored input; unknown values are absent. */
const ProductRecord = z.object({
  sku: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  status: z.enum(['draft', 'active', 'archived']),
  price: z.number().optional(),
  salePrice: z.number().optional(),
  saleStartsAt: z.string().optional(),
  saleEndsAt: z.string().optional(),
  description: z.string().optional(),
  attributes: z.record(z.string(), z.unknown()).optional(),
  warrantyMonths: z.number().optional(),
  weightG: z.number().optional(),
  boxMm: z.array(z.number()).optional(),
  estimated: z.array(z.enum(['weightG', 'boxMm'])).optional(),
  releasedOn: z.string().optional(),
});
export type ProductRecord = z.output<typeof ProductRecord>;

/** A product that staff pinned to the front of its subcategory. */
const Pin = z.object({ id: z.uuid(), name: z.string() });
export type Pin = z.output<typeof Pin>;

/** The position from 1, or null to unpin. The products from there on move back. */
export const PinBody = z.object({ position: z.int().min(1).max(maxPins).nullable() });
export type PinBody = z.input<typeof PinBody>;

/** The pins of the subcategory, in order. */
export const PinsReply = z.object({ success: z.literal(true), data: z.array(Pin) });
export type PinsReply = z.output<typeof PinsReply>;

export const EditedProduct = z.object({
  _id: z.uuid(),
  version: z.int(),
  record: ProductRecord,
  pictures: z.array(Picture),
  totalStock: z.int(),
  /** The pins of its subcategory, in order. */
  pins: z.array(Pin),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type EditedProduct = z.output<typeof EditedProduct>;

export const EditedProductReply = z.object({ success: z.literal(true), data: EditedProduct });
export type EditedProductReply = z.output<typeof EditedProductReply>;

export const PictureReply = z.object({ success: z.literal(true), data: Picture });
export type PictureReply = z.output<typeof PictureReply>;

/** Accepted types and size of an image. */
export const pictureUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 15 * 1024 * 1024,
};
