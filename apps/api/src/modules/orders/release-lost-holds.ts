import { requireShop, type Ctx } from '#api/platform/context.ts';
import { listOverdueHolds } from './holds.queries.ts';
import { releaseHold } from './release-hold.ts';

const atOnce = 100;
/** Until then its own job is on its way. */
const patienceMs = 60_000;

/**
 * Releases what no job has released in time: it was lost, or came while the worker's clock was
 * behind. True when there may be more of it.
 */
export async function releaseLostHolds(ctx: Ctx): Promise<boolean> {
  requireShop(ctx);
  const before = new Date(ctx.now().getTime() - patienceMs);
  const overdue = await listOverdueHolds(ctx.read, { before, limit: atOnce });
  let released = 0;
  for (const orderId of overdue) {
    try {
      if (await releaseHold(ctx, orderId)) released += 1;
    } catch (error) {
      ctx.log.error({ err: error, orderId }, 'an order could not be released and will be again');
    }
  }
  if (released > 0) ctx.log.warn({ released }, 'orders were released that were overdue');
  return released > 0 && overdue.length === atOnce;
}
