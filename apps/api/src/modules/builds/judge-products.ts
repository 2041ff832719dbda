import { judgeNewcomer } from '@sirkito/compatibility';
import type { FitsQuery, FitsReply } from '@sirkito/contracts/build-fit';
import { toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';

/** Which of some products fit a build, for the marks on their cards. */
export async function judgeProducts(
  ctx: Ctx,
  { parts: chosen, ids }: FitsQuery,
): Promise<FitsReply['data']> {
  anyone(ctx);
  const [build, looked] = await Promise.all([
    viewBuildParts(ctx, chosen),
    viewBuildParts(ctx, ids),
  ]);
  const parts = build.parts.map(toPart);
  return Object.fromEntries(
    looked.parts.flatMap((product) => {
      const { verdict } = judgeNewcomer(toPart(product), parts);
      return verdict ? [[product._id, verdict]] : [];
    }),
  );
}
