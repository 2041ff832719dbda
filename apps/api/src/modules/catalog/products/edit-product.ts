import { AppError } from '@sirkito/contracts/errors';
import type { StaffProductBody } from '@sirkito/contracts/products/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireProduct } from '../product/product.ts';
import { saveImages } from './save-images.ts';
import { saveProducts } from './save-products.ts';
import { requireDropConfirmation } from './steep-drops.ts';
import { lockProduct, readLookups } from '../product/lookups.queries.ts';

/** Replaces a product and returns its new version. The SKU is fixed; stock changes by adjustments. */
export async function editProduct(
  ctx: Ctx,
  id: string,
  { images, version, ...body }: StaffProductBody,
): Promise<number> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw new AppError('catalog.product_not_found');
    if (before.sku !== body.sku) throw new AppError('catalog.sku_is_fixed', { sku: before.sku });
    if (version !== undefined && version !== before.version) {
      throw new AppError('catalog.edit_conflict', { version: before.version });
    }
    const product = requireProduct(body, await readLookups(tx));
    const {
      price_centavos: price,
      sale_price_centavos: salePrice,
      sale_ends_at: saleEndsAt,
    } = before;
    await requireDropConfirmation(tx, ctx, [
      { before: { price, salePrice, saleEndsAt }, after: product },
    ]);
    await saveProducts(tx, ctx, [product]);
    if (images) await saveImages(tx, ctx, id, images);
    await audit(tx, ctx, {
      action: 'catalog.edit_product',
      subject: `product:${id}`,
      before,
      after: { ...body, ...(images && { images }) },
    });
    return (await lockProduct(tx, id))?.version ?? before.version;
  });
}
