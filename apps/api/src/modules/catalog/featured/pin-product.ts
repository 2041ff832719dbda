import { maxPins } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockProduct } from '../product/lookups.queries.ts';
import { listPins, lockPins, replacePins, type Pin } from './category-pins.queries.ts';

/**
 * Pins a product to a position at the front of its subcategory, or unpins it. The others move to
 * make room. Returns the subcategory's pins in order.
 */
export async function pinProduct(ctx: Ctx, id: string, position: number | null): Promise<Pin[]> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const product = await lockProduct(tx, id);
    if (!product) throw new AppError('catalog.product_not_found');
    await lockPins(tx, product.category_id);
    const before = await listPins(tx, product.category_id);
    const others = before.filter((pin) => pin.id !== id);
    if (position !== null && others.length >= maxPins) {
      throw new AppError('catalog.too_many_pins', { max: maxPins });
    }
    const pin = { id, name: product.name };
    const after = position === null ? others : others.toSpliced(position - 1, 0, pin);
    const isUnchanged = after.every((one, index) => one.id === before[index]?.id);
    if (isUnchanged && after.length === before.length) return before;
    await replacePins(
      tx,
      product.category_id,
      after.map((one) => one.id),
    );
    await audit(tx, ctx, {
      action: position === null ? 'catalog.unpin_product' : 'catalog.pin_product',
      subject: `product:${id}`,
      before: { pins: before.map(({ name }) => name) },
      after: { pins: after.map(({ name }) => name) },
    });
    return after;
  });
}
