import { AppError } from '@sirkito/contracts/errors';
import {
  type Adjustment,
  type LedgerReply,
  maxStock,
} from '@sirkito/contracts/inventory/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import { violatedConstraint } from '#api/platform/db/constraint.ts';
import { recordedActor } from '#api/platform/recorded-actor.ts';
import {
  findAvailable,
  findStaffMovement,
  insertMovements,
  listMovements,
} from './inventory.queries.ts';

/** Adds to or removes from stock and returns the new quantity. Relative, because sales continue. */
export async function adjustStock(
  ctx: Ctx,
  productId: string,
  { key, quantity, reason, note }: Adjustment,
): Promise<number> {
  requireStaff(ctx);
  // Lower-case "order 100123" stands for the order of a movement.
  const reference = note.charAt(0).toUpperCase() + note.slice(1);
  const actor = recordedActor(ctx);
  const kind = reason === 'damaged' ? 'adjusted' : reason;
  const movement = { id: key, kind, productId, quantity, reason, reference } as const;
  try {
    return await ctx.transact(async (tx) => {
      await insertMovements(tx, [{ ...movement, ...actor, at: ctx.now() }]);
      const available = await findAvailable(tx, productId);
      if (quantity > 0 && available > maxStock) {
        throw new AppError('inventory.too_much_stock', { limit: maxStock });
      }
      await audit(tx, ctx, {
        action: 'inventory.adjust_stock',
        subject: `product:${productId}`,
        before: { totalStock: available - quantity },
        after: { totalStock: available, quantity, reason, note },
      });
      return available;
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'stock_movement_product_fk') throw new AppError('catalog.product_not_found');
    if (constraint === 'stock_movement_pk') {
      if (!(await findStaffMovement(ctx.read, movement))) {
        throw new AppError('inventory.already_adjusted');
      }
      return findAvailable(ctx.read, productId);
    }
    if (constraint !== 'stock_level_allocated_is_on_hand') throw error;
    const available = await findAvailable(ctx.read, productId);
    throw new AppError('inventory.insufficient_stock', { available });
  }
}

const pageSize = 50;

export async function viewLedger(ctx: Ctx, productId: string): Promise<LedgerReply['data']> {
  requireStaff(ctx);
  const [totalStock, movements] = await Promise.all([
    findAvailable(ctx.read, productId),
    listMovements(ctx.read, productId, pageSize),
  ]);
  return {
    totalStock,
    movements: movements.map(({ id, at, kind, quantity, actorKind, actorName, ...movement }) => ({
      id,
      at: at.toISOString(),
      quantity,
      reason: movement.reason ?? (kind === 'allocated' ? 'sold' : kind),
      reference: movement.reference ?? `order ${movement.orderNumber}`,
      actor: actorKind && { kind: actorKind, name: actorName },
    })),
  };
}
