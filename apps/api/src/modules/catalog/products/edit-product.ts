import { AppError } from '@sirkito/contracts/errors';
import type { NewProduct, ProductChange } from '@sirkito/contracts/products/staff-body';
import { audit } from '#api/platform/audit.ts';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import { deleteStalePins } from '../featured/category-pins.queries.ts';
import { findProductId, lockProduct, readLookups } from '../product/lookups.queries.ts';
import { requireProduct } from '../product/product.ts';
import { changeProduct, mergeChange, requireBody } from './product-change.ts';
import { toListPrice } from './product-record.ts';
import { findRecord } from './product-records.queries.ts';
import { archiveProduct, deleteProduct } from './product-writes.queries.ts';
import { saveImages } from './save-images.ts';
import { saveProducts } from './save-products.ts';
import { requireDropConfirmation } from './steep-drops.ts';

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

/** Deletes a product, or archives it if it has stock movements or is in a cart. */
export async function removeProduct(ctx: Ctx, id: string): Promise<'deleted' | 'archived'> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const before = await lockProduct(tx, id);
    if (!before) throw new AppError('catalog.product_not_found');
    const outcome = (await deleteProduct(tx, id)) ? 'deleted' : 'archived';
    if (outcome === 'archived') {
      await archiveProduct(tx, id, ctx.now());
      await deleteStalePins(tx, [id]);
    }
    await audit(tx, ctx, {
      action: 'catalog.remove_product',
      subject: `product:${id}`,
      before,
      after: outcome === 'archived' ? { ...before, status: 'archived' } : null,
    });
    return outcome;
  });
}
