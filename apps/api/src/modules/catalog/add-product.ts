import { AppError } from '@sirkito/contracts/errors';
import type { StaffProductBody } from '@sirkito/contracts/product-staff';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireProduct } from './product.ts';
import { savePictures } from './save-pictures.ts';
import { saveProducts } from './save-products.ts';
import { findProductId, readShelf } from './shelf.queries.ts';

export async function addProduct(
  ctx: Ctx,
  { images = [], version: _none, ...body }: StaffProductBody,
): Promise<string> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const product = requireProduct(body, await readShelf(tx));
    const saved = await saveProducts(tx, ctx, [product]);
    // Saving is by SKU, so one that was there already would have been changed.
    if (saved.added !== 1) throw new AppError('catalog.sku_taken', { sku: body.sku });
    const id = await findProductId(tx, body.sku);
    await savePictures(tx, ctx, id, images);
    await audit(tx, ctx, {
      action: 'catalog.add_product',
      subject: `product:${id}`,
      before: null,
      after: { ...body, images },
    });
    return id;
  });
}
