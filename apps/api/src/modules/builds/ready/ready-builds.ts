import { effectivePrice, sumCentavos, toCentavos, toPesos } from '@sirkito/commerce';
import { evaluate, fitVerdict, isMissingPart, type Part } from '@sirkito/compatibility';
import type { ReadyBuildsReply } from '@sirkito/contracts/builds/schemas';
import { type BuildPart, toPart, viewBuildParts } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx, requireShop } from '#api/platform/context.ts';
import { suggestBuild } from '../suggest/suggest-build.ts';
import { readyBuildPlans } from './ready-build-plans.ts';
import { listReadyBuilds, type ReadyBuildRow, replaceReadyBuilds } from './ready-builds.queries.ts';

const summaryCategories = ['cpu', 'graphics_card', 'memory'];

/** Returns the ready builds at current prices, cheapest first, while they are sold and complete. */
export async function viewReadyBuilds(ctx: Ctx): Promise<Omit<ReadyBuildsReply, 'success'>> {
  anyone(ctx);
  const rows = await listReadyBuilds(ctx.read);
  const ids = new Set(rows.flatMap((row) => row.parts));
  const { parts, pricesHoldUntil } = await viewBuildParts(ctx, [...ids]);
  const byId = new Map(parts.map((part) => [part._id, part]));
  const builds = readyBuildPlans.flatMap(({ budget: _, ...plan }) => {
    const own = rows.find(({ slug }) => slug === plan.slug)?.parts ?? [];
    const sold = own.flatMap((id) => byId.get(id) ?? []);
    const isShown = sold.length === own.length && isComplete(sold.map(toPart));
    return isShown ? [{ ...plan, ...summarize(sold) }] : [];
  });
  return { data: builds.toSorted((one, other) => one.total - other.total), pricesHoldUntil };
}

function summarize(parts: readonly BuildPart[]) {
  const total = sumCentavos(parts.map((part) => toCentavos(effectivePrice(part))));
  const picture = parts.find(({ category }) => category.id === 'pc_case')?.images[0];
  return {
    parts: parts.map(({ images, ...part }) => ({ ...part, image: images[0] ?? null })),
    facts: parts
      .filter(({ category }) => summaryCategories.includes(category.id))
      .map(({ name }) => name),
    image: picture ?? null,
    total: toPesos(total),
    isInStock: parts.every(({ totalStock }) => totalStock > 0),
    loadWatts: evaluate(parts.map(toPart)).power.loadWatts,
  };
}

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

/** True if nothing is missing, in conflict or not verified, by the verdict that the builder shows. */
function isComplete(parts: readonly Part[]): boolean {
  const { findings } = evaluate(parts);
  const verdict = fitVerdict(findings);
  return (verdict === 'ok' || verdict === 'info') && !findings.some(isMissingPart);
}
