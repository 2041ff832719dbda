import { AppError } from '@sirkito/contracts/errors';
import type { NewProduct } from '@sirkito/contracts/products/staff-body';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireProduct } from '../product/product.ts';
import { mergeChange, requireBody } from './product-change.ts';
import { saveImages } from './save-images.ts';
import { saveProducts } from './save-products.ts';
import { findProductId, readLookups } from '../product/lookups.queries.ts';

export async function addProduct(ctx: Ctx, given: NewProduct): Promise<string> {
  requireStaff(ctx);
  const body = requireBody(mergeChange({}, given));
  const images = given.images ?? [];
  return ctx.transact(async (tx) => {
    const product = requireProduct(body, await readLookups(tx));
    const saved = await saveProducts(tx, ctx, [product]);
    // saveProducts upserts by SKU, so an existing product would have been changed.
    if (saved.added !== 1) throw new AppError('catalog.sku_taken', { sku: body.sku });
    const id = await findProductId(tx, body.sku);
    await saveImages(tx, ctx, id, images);
    await audit(tx, ctx, {
      action: 'catalog.add_product',
      subject: `product:${id}`,
      before: null,
      after: { ...body, images },
    });
    return id;
  });
}
