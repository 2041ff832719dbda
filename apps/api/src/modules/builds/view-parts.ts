import type { BuildPartsReply } from '@sirkito/contracts/builds';
import { viewBuildParts } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { toWire } from './wire.ts';

/** Parts by their ids, with the facts that the rules read. */
export async function viewParts(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Omit<BuildPartsReply, 'success'>> {
  anyone(ctx);
  const { parts, pricesHoldUntil } = await viewBuildParts(ctx, ids);
  return { data: parts.map(toWire), pricesHoldUntil };
}
