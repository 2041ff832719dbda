import type { BuildPart as ApiPart, BuildPartsReply } from '@sirkito/contracts/builds/schemas';
import { type BuildPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';

/** Returns parts with the attributes that the compatibility rules read. */
export async function viewParts(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Omit<BuildPartsReply, 'success'>> {
  anyone(ctx);
  const { parts, pricesHoldUntil } = await viewBuildParts(ctx, ids);
  return { data: parts.map(toApiPart), pricesHoldUntil };
}

export const toApiPart = <Input extends BuildPart>(
  part: Input,
): Input & Pick<ApiPart, 'attributes'> => ({
  ...part,
  // Lists of values are readonly here and mutable in the response schema.
  attributes: { ...part.attributes } as ApiPart['attributes'],
});
