import type { LedgerReply } from '@sirkito/contracts/inventory/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { findOnHand, listMovements } from './inventory.queries.ts';

const pageSize = 50;

export async function viewLedger(ctx: Ctx, productId: string): Promise<LedgerReply['data']> {
  requireStaff(ctx);
  const [totalStock, movements] = await Promise.all([
    findOnHand(ctx.read, productId),
    listMovements(ctx.read, productId, pageSize),
  ]);
  return {
    totalStock,
    movements: movements.map(({ at, actorKind, actorName, ...movement }) => ({
      ...movement,
      at: at.toISOString(),
      actor: actorKind && { kind: actorKind, name: actorName },
    })),
  };
}
