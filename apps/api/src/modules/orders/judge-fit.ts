import { engineVersion, evaluate, isBetween, onePc, worst } from '@sirkito/compatibility';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { insertOrderFit, listBoughtParts } from './order-fit.queries.ts';

/** More of one part than this says nothing new about a PC. */
const mostOfOne = 4;

/** Keeps what the rules say about parts that were bought together, and the facts they read. */
export async function judgeFit(ctx: Ctx, orderId: string): Promise<void> {
  requireShop(ctx);
  const bought = await listBoughtParts(ctx.read, orderId);
  const parts = onePc(
    bought.flatMap(({ quantity, isEdited: _, ...part }) =>
      Array.from({ length: Math.min(quantity, mostOfOne) }, () => part),
    ),
  );
  const findings = parts ? evaluate(parts).findings : [];
  const between = findings.filter(isBetween);
  if (between.length === 0) return;
  await ctx.transact((tx) =>
    insertOrderFit(tx, orderId, {
      verdict: worst(between),
      findings,
      engine: engineVersion,
      isEdited: bought.some(({ isEdited }) => isEdited),
      judgedAt: ctx.now(),
    }),
  );
}
