import { checkAddition } from '@sirkito/compatibility';
import type { FitsQuery, FitsReply } from '@sirkito/contracts/builds/fit-schemas';
import { toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';

/** Returns the verdict on each product for a build, for the badges on product cards. */
export async function checkProducts(
  ctx: Ctx,
  { parts: partIds, ids }: FitsQuery,
): Promise<FitsReply['data']> {
  anyone(ctx);
  const [build, candidates] = await Promise.all([
    viewBuildParts(ctx, partIds),
    viewBuildParts(ctx, ids),
  ]);
  const parts = build.parts.map(toPart);
  return Object.fromEntries(
    candidates.parts.flatMap((product) => {
      const { verdict } = checkAddition(toPart(product), parts);
      return verdict ? [[product._id, verdict]] : [];
    }),
  );
}
