import type { PackingSlipsReply } from '@sirkito/contracts/orders/staff-print-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readParcels } from './read-parcels.ts';
import { listLinesToPack } from '../order/order-details.queries.ts';
import { noteDocuments } from './note-documents.ts';

/** Returns packing slips in the order of the ids. Unknown ids are skipped. */
export async function viewPackingSlips(
  ctx: Ctx,
  ids: readonly string[],
): Promise<PackingSlipsReply['data']> {
  requireStaff(ctx);
  const { parcels, skipped } = await readParcels(ctx.read, ids);
  const lines = Map.groupBy(await listLinesToPack(ctx.read, ids), ({ orderId }) => orderId);
  noteDocuments(
    ctx,
    'packing slip',
    parcels.map(({ _id }) => _id),
  );
  return {
    slips: parcels.map((order) => ({ ...order, lines: lines.get(order._id) ?? [] })),
    skipped,
  };
}
