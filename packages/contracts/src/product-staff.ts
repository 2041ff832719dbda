import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { productStaffPaths } from './paths/product-staff.ts';
import { ProductBody } from './product-body.ts';

const pictureFile = z.string().regex(/^[a-z0-9][a-z0-9/._-]{2,159}$/);

/** A product as staff save it: with its pictures in order, and the version they looked at. */
export const StaffProductBody = ProductBody.extend({
  /** Names of uploaded pictures, the cover first. Absent leaves those that are there. */
  images: z.array(pictureFile).max(12).optional(),
  /** What was edited; if somebody saved another one meanwhile, saving is refused. */
  version: z.int().min(1).optional(),
});
export type StaffProductBody = z.output<typeof StaffProductBody>;
export type StaffProductWire = z.input<typeof StaffProductBody>;

export const ProductId = z.object({ id: z.uuid() });
export type ProductId = z.input<typeof ProductId>;

const Picture = z.object({
  /** Its name, as `images` of a product takes it. */
  file: z.string(),
  /** Its address without size and format. */
  path: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Picture = z.output<typeof Picture>;

/** What was handed in; what is not known is absent. */
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

const EditedProduct = z.object({
  _id: z.uuid(),
  version: z.int(),
  record: ProductRecord,
  pictures: z.array(Picture),
  totalStock: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type EditedProduct = z.output<typeof EditedProduct>;

const EditedProductReply = z.object({ success: z.literal(true), data: EditedProduct });
export type EditedProductReply = z.output<typeof EditedProductReply>;

const PictureReply = z.object({ success: z.literal(true), data: Picture });
export type PictureReply = z.output<typeof PictureReply>;

/** What a picture may be sent as, and how large. */
export const pictureUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 15 * 1024 * 1024,
};

export const productStaffApi = {
  view: endpoint(productStaffPaths.view, {
    access: 'staff',
    summary: 'One product with everything that can be edited',
    params: ProductId,
    reply: EditedProductReply,
    errors: ['auth.required', 'auth.wrong_role', 'request.invalid', 'catalog.product_not_found'],
  }),
  addPicture: endpoint(productStaffPaths.addPicture, {
    access: 'staff',
    summary: 'Store a picture, sent as it is: JPEG, PNG, WebP or AVIF up to 15 MB',
    // A large one is written in many sizes.
    timeLimit: 60_000,
    reply: PictureReply,
    errors: [
      'auth.required',
      'auth.wrong_role',
      'request.too_large',
      'request.unsupported_type',
      'catalog.picture_unreadable',
    ],
  }),
};
