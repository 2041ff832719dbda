import { countPieces, isCashDue, toPesos, type Centavos } from '@sirkito/commerce';
import type { Label } from '@sirkito/contracts/papers-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { toOrder } from './order.ts';
import { listOrdersById } from './orders.queries.ts';

const nothing = toPesos(0 as Centavos);

/** What goes on the parcels, in the order of the ids. What is no order is left out. */
export async function viewLabels(ctx: Ctx, ids: readonly string[]): Promise<Label[]> {
  requireStaff(ctx);
  const rows = await listOrdersById(ctx.read, ids);
  const orders = new Map(rows.map((row) => [row.id, toOrder(row)]));
  return ids.flatMap((id) => {
    const order = orders.get(id);
    if (!order) return [];
    return {
      _id: order._id,
      orderNumber: order.orderNumber,
      address: order.address,
      isPickup: order.isPickup,
      notes: order.notes,
      pieces: countPieces(order.items),
      toCollect: isCashDue(order) ? order.total : nothing,
    };
  });
}
