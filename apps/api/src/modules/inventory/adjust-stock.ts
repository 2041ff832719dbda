import { AppError } from '@sirkito/contracts/errors';
import { maxStock, type Adjustment } from '@sirkito/contracts/inventory/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { violatedConstraint } from '#api/platform/db/constraint.ts';
import { recordedActor } from '#api/platform/recorded-actor.ts';
import { findStaffMovement, findOnHand, insertMovements } from './inventory.queries.ts';

/** Adds to or removes from stock and returns the new quantity. Relative, because sales continue. */
export async function adjustStock(
  ctx: Ctx,
  productId: string,
  { key, quantity, reason, note }: Adjustment,
): Promise<number> {
  requireStaff(ctx);
  // Lower-case "order 100123" is reserved for movements the system makes.
  const reference = note.charAt(0).toUpperCase() + note.slice(1);
  const actor = recordedActor(ctx);
  const movement = { id: key, productId, quantity, reason, reference };
  try {
    return await ctx.transact(async (tx) => {
      await insertMovements(tx, [{ ...movement, ...actor, at: ctx.now() }]);
      const onHand = await findOnHand(tx, productId);
      if (quantity > 0 && onHand > maxStock) {
        throw new AppError('inventory.too_much_stock', { limit: maxStock });
      }
      await audit(tx, ctx, {
        action: 'inventory.adjust_stock',
        subject: `product:${productId}`,
        before: { totalStock: onHand - quantity },
        after: { totalStock: onHand, quantity, reason, note },
      });
      return onHand;
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'stock_movement_product_fk') throw new AppError('catalog.product_not_found');
    if (constraint === 'stock_movement_by_staff_once' || constraint === 'stock_movement_pk') {
      if (!(await findStaffMovement(ctx.read, movement))) {
        throw new AppError('inventory.already_adjusted');
      }
      return findOnHand(ctx.read, productId);
    }
    if (constraint !== 'stock_is_never_negative') throw error;
    const available = await findOnHand(ctx.read, productId);
    throw new AppError('inventory.insufficient_stock', { available });
  }
}
