import { AppError } from '@sirkito/contracts/errors';
import type { ProductChange } from '@sirkito/contracts/products/staff-body';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireProduct } from '../product/product.ts';
import { changeProduct } from './product-change.ts';
import { toListPrice } from './product-record.ts';
import { findRecord } from './product-records.queries.ts';
import { saveImages } from './save-images.ts';
import { saveProducts } from './save-products.ts';
import { requireDropConfirmation } from './steep-drops.ts';
import { lockProduct, readLookups } from '../product/lookups.queries.ts';

/** Changes the fields that are sent. The SKU is fixed; stock changes by adjustments. */
export async function editProduct(ctx: Ctx, id: string, change: ProductChange): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const before = await lockProduct(tx, id);
    const stored = before && (await findRecord(tx, id));
    if (!stored) throw new AppError('catalog.product_not_found');
    if (change.version !== undefined && change.version !== before.version) {
      throw new AppError('catalog.edit_conflict', { version: before.version });
    }
    const body = changeProduct(stored, change, ctx.now());
    if (before.sku !== body.sku) throw new AppError('catalog.sku_is_fixed', { sku: before.sku });
    const product = requireProduct(body, await readLookups(tx));
    const prices = { before: toListPrice(stored), after: product };
    await requireDropConfirmation(tx, ctx, [prices], change.confirmPrice);
    await saveProducts(tx, ctx, [product]);
    const images = change.images === null ? [] : change.images;
    if (images) await saveImages(tx, ctx, id, images);
    await audit(tx, ctx, {
      action: 'catalog.edit_product',
      subject: `product:${id}`,
      before,
      after: { ...body, ...(images && { images }) },
    });
  });
}
