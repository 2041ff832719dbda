import type { BuildPartsReply } from '@sirkito/contracts/builds/schemas';
import { viewBuildParts } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { toApiPart } from './to-api-part.ts';

/** Returns parts with the attributes that the compatibility rules read. */
export async function viewParts(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Omit<BuildPartsReply, 'success'>> {
  anyone(ctx);
  const { parts, pricesHoldUntil } = await viewBuildParts(ctx, ids);
  return { data: parts.map(toApiPart), pricesHoldUntil };
}
