import type { PackingSlipsReply } from '@sirkito/contracts/papers-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readParcels } from './read-parcels.ts';
import { listLinesToPack } from './staff-order-details.queries.ts';

/** What goes into the parcels, in the order of the ids. What is no order is left out unsaid. */
export async function viewPackingSlips(
  ctx: Ctx,
  ids: readonly string[],
): Promise<PackingSlipsReply['data']> {
  requireStaff(ctx);
  const { parcels, leftOut } = await readParcels(ctx.read, ids);
  const lines = Map.groupBy(await listLinesToPack(ctx.read, ids), ({ orderId }) => orderId);
  return {
    slips: parcels.map((order) => ({ ...order, lines: lines.get(order._id) ?? [] })),
    leftOut,
  };
}
