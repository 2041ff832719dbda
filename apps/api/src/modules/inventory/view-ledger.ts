import type { LedgerReply } from '@sirkito/contracts/inventory/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { findAvailable, listMovements } from './inventory.queries.ts';

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
