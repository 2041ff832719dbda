import { toPart } from '#api/modules/catalog/index.ts';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { suggestBuild } from '../suggest/suggest-build.ts';
import { isComplete } from './is-complete.ts';
import { readyBuildPlans } from './ready-build-plans.ts';
import { replaceReadyBuilds, type ReadyBuildRow } from './ready-builds.queries.ts';

/** Composes the ready builds from the stock of now. Leaves out a plan that its budget can't buy. */
export async function rebuildReadyBuilds(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  const builds: ReadyBuildRow[] = [];
  for (const { slug, budget, purpose } of readyBuildPlans) {
    const { parts } = await suggestBuild(ctx, { budget, purpose });
    if (!isComplete(parts.map(toPart))) continue;
    builds.push({ slug, parts: parts.map(({ _id }) => _id) });
  }
  await ctx.transact((tx) => replaceReadyBuilds(tx, builds, ctx.now()));
  return builds.length;
}
