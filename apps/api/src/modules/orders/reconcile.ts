import { requireShop, type Ctx } from '#api/platform/context.ts';
import { listDisagreements, type Disagreement } from './reconcile.queries.ts';

/** Everything that should agree and does not; empty in a healthy shop. */
export async function reconcile(ctx: Ctx): Promise<Disagreement[]> {
  requireShop(ctx);
  return listDisagreements(ctx.read);
}
