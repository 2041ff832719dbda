import type { PackingSlip } from '@sirkito/contracts/papers-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { toOrder } from './order.ts';
import { listOrdersById } from './orders.queries.ts';
import { listLinesToPack } from './staff-order-details.queries.ts';

/** What goes into the parcels, in the order of the ids. What is no order is left out. */
export async function viewPackingSlips(ctx: Ctx, ids: readonly string[]): Promise<PackingSlip[]> {
  requireStaff(ctx);
  const rows = await listOrdersById(ctx.read, ids);
  const lines = Map.groupBy(await listLinesToPack(ctx.read, ids), ({ orderId }) => orderId);
  const slips = new Map(
    rows.map((row) => [row.id, { ...toOrder(row), lines: lines.get(row.id) ?? [] }]),
  );
  return ids.flatMap((id) => slips.get(id) ?? []);
}
