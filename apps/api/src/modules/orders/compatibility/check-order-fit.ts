import {
  engineVersion,
  evaluate,
  isBetweenParts,
  singlePcParts,
  worstVerdict,
} from '@sirkito/compatibility';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { insertOrderFit, listBoughtParts } from '../order/order-fit.queries.ts';

/** More units of one part don't change the result. */
const maxPerPart = 4;

/** Checks the compatibility of the ordered parts and stores the findings. */
export async function checkOrderFit(ctx: Ctx, orderId: string): Promise<void> {
  requireShop(ctx);
  const bought = await listBoughtParts(ctx.read, orderId);
  const parts = singlePcParts(
    bought.flatMap(({ quantity, isEdited: _, ...part }) =>
      Array.from({ length: Math.min(quantity, maxPerPart) }, () => part),
    ),
  );
  const findings = parts ? evaluate(parts).findings : [];
  const between = findings.filter(isBetweenParts);
  if (between.length === 0) return;
  await ctx.transact((tx) =>
    insertOrderFit(tx, orderId, {
      verdict: worstVerdict(between),
      findings,
      engine: engineVersion,
      isEdited: bought.some(({ isEdited }) => isEdited),
      checkedAt: ctx.now(),
    }),
  );
}
