import { keysOf, recordOf } from '@sirkito/commerce';
import { z } from 'zod';
import { ProductDetail } from '../catalog/product-schemas.ts';
import { StaffProduct } from '../catalog/staff-schemas.ts';
import { ConfirmPrice, ProductFields } from './body.ts';
import { EditedProduct } from './staff-schemas.ts';

const { sku, name, brand, category, status, ...clearable } = ProductFields.shape;

/** An id or, for brands, a name; or the object that a GET answers. */
const reference = (text: z.ZodString) =>
  z.union([text, z.object({ id: text }).transform(({ id }) => id)]);

/** A file name, or its path as a GET answers it. */
const Image = z
  .string()
  .regex(/^(?:\/api\/images\/)?[a-z0-9][a-z0-9/._-]{2,159}$/)
  .transform((path) => path.replace(/^\/api\/images\//, ''));

/** Null clears a field. */
const nullish = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  // Every field stays under its name.
  Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [field, z.nullish(schema)]),
  ) as { [Field in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Field]>> };

const changes = {
  sku: sku.optional(),
  name: name.optional(),
  brand: reference(brand).optional(),
  category: reference(category).optional(),
  status: status.optional(),
  // A sale price of 0 ends a running sale and leaves a planned one, which shop replies show as 0.
  ...nullish(clearable),
  /** Uploaded images, cover first. */
  images: z.array(Image).max(12).nullish(),
};

/** Everything a GET of a product answers. Fields that staff can't write are ignored. */
const answered = keysOf({
  ...ProductDetail.shape,
  ...StaffProduct.shape,
  ...EditedProduct.shape,
});

const Changes = z.strictObject({
  ...recordOf(answered, () => z.unknown().optional().meta({ readOnly: true })),
  ...changes,
  /** The fields as GET for editing nests them; those beside it win. */
  record: z.strictObject(changes).optional(),
  /** Version the edit is based on; a newer one rejects the change. */
  version: z.int().min(1).optional(),
  confirmPrice: ConfirmPrice,
});

const flatten = <Body extends { record?: object | undefined }>({ record, ...beside }: Body) => ({
  ...record,
  ...beside,
});

/** Changes to a product: absent fields stay, null clears. What a GET answered changes nothing. */
export const ProductChange = Changes.refine((body) => Object.keys(body).length > 0, {
  error: 'Send at least one field',
}).transform(flatten);
export type ProductChange = z.output<typeof ProductChange>;
export type ProductChangeInput = z.input<typeof ProductChange>;

export const NewProduct = Changes.required({
  sku: true,
  name: true,
  brand: true,
  category: true,
}).transform(flatten);
export type NewProduct = z.output<typeof NewProduct>;
export type NewProductInput = z.input<typeof NewProduct>;
