import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { archiveProduct, deleteProduct } from './product-removal.queries.ts';
import { deleteStalePins } from '../featured/category-pins.queries.ts';
import { lockProduct } from '../product/lookups.queries.ts';

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
