import { requireShop, type Ctx } from '#api/platform/context.ts';
import { listExpiredReservations } from './reservations.queries.ts';
import { releaseReservation } from './release-reservation.ts';

const batchSize = 100;
/** Leaves time for the order's own release job to run. */
const gracePeriodMs = 60_000;

/**
 * Releases expired orders whose own job was lost or ran a moment early. Returns true if there may
 * be more.
 */
export async function releaseExpiredReservations(ctx: Ctx): Promise<boolean> {
  requireShop(ctx);
  const before = new Date(ctx.now().getTime() - gracePeriodMs);
  const expired = await listExpiredReservations(ctx.read, { before, limit: batchSize });
  let released = 0;
  for (const orderId of expired) {
    try {
      if (await releaseReservation(ctx, orderId)) released += 1;
    } catch (error) {
      ctx.log.error({ err: error, orderId }, 'could not release an order; will retry');
    }
  }
  if (released > 0) ctx.log.warn({ released }, 'released overdue orders');
  return released > 0 && expired.length === batchSize;
}
