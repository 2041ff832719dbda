import { AppError } from '@sirkito/contracts/errors';
import type { EditedProduct } from '@sirkito/contracts/products/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listPins } from '../featured/category-pins.queries.ts';
import { imagePath } from '../product/image-path.ts';
import { listImages } from './product-images.queries.ts';
import { findRecord } from './product-records.queries.ts';
import { toRecord } from './product-record.ts';

export async function viewForEditing(ctx: Ctx, id: string): Promise<EditedProduct> {
  requireStaff(ctx);
  const [found, pictures] = await Promise.all([findRecord(ctx.read, id), listImages(ctx.read, id)]);
  if (!found) throw new AppError('catalog.product_not_found');
  const pins = await listPins(ctx.read, found.category);
  const { version, createdAt, updatedAt, ...stored } = found;
  const { totalStock = 0, ...record } = toRecord(stored);
  return {
    _id: id,
    version,
    // The input of the product schema; its stored values already have their output's type.
    record: record as EditedProduct['record'],
    pictures: pictures.map(({ file, width, height }) => ({
      file,
      path: imagePath(file),
      width,
      height,
    })),
    totalStock,
    pins,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
