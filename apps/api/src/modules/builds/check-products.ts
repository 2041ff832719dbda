import { checkAddition } from '@sirkito/compatibility';
import type { FitsQuery, FitsReply } from '@sirkito/contracts/builds/fit-schemas';
import { toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { compare } from './compatibility-queue.ts';

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
  return compare(ctx, function* () {
    const verdicts: FitsReply['data'] = {};
    for (const product of candidates.parts) {
      const { verdict } = checkAddition(toPart(product), parts);
      if (verdict) verdicts[product._id] = verdict;
      yield;
    }
    return verdicts;
  });
}
