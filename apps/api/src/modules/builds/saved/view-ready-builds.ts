import { effectivePrice, sumCentavos, toCentavos, toPesos } from '@sirkito/commerce';
import type { ReadyBuild } from '@sirkito/contracts/builds/schemas';
import { viewBuildParts, type BuildPart } from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { listIdsBySku } from './saved-builds.queries.ts';
import { readyBuilds } from './ready-builds.ts';

const summaryCategories = ['cpu', 'graphics_card', 'memory'];

/** Returns the curated builds at current prices, without those that have an archived part. */
export async function viewReadyBuilds(ctx: Ctx): Promise<ReadyBuild[]> {
  anyone(ctx);
  const skus = [...new Set(readyBuilds.flatMap((build) => build.skus))];
  const ids = await listIdsBySku(ctx.read, skus);
  const { parts } = await viewBuildParts(ctx, [...ids.values()]);
  const bySku = new Map(parts.map((part) => [part.sku, part]));
  return readyBuilds.flatMap(({ skus: buildSkus, ...build }) => {
    const own = buildSkus.flatMap((sku) => bySku.get(sku) ?? []);
    return own.length === buildSkus.length ? [{ ...build, ...summarize(own) }] : [];
  });
}

function summarize(parts: readonly BuildPart[]) {
  const total = sumCentavos(parts.map((part) => toCentavos(effectivePrice(part))));
  const picture = parts.find(({ category }) => category.id === 'pc_case')?.images[0];
  return {
    parts: parts.map(({ _id }) => _id),
    facts: parts
      .filter(({ category }) => summaryCategories.includes(category.id))
      .map(({ name }) => name),
    image: picture ?? null,
    total: toPesos(total),
    isInStock: parts.every(({ totalStock }) => totalStock > 0),
  };
}
