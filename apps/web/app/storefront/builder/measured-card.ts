import { evaluate } from '@sirkito/compatibility';
import type { BuildPart } from '@sirkito/contracts/builds/schemas';
import { buildsPaths } from '@sirkito/contracts/builds/paths';
import type { Api } from '#web/lib/api/api-client.ts';
import { toPart } from './build-view.ts';

export interface MeasuredCard {
  card: Pick<BuildPart, '_id' | 'slug' | 'name' | 'price' | 'salePrice'>;
  watts: number;
  /** Recommended for a build with this card. */
  supplyWatts: number;
  lengthMm: number;
  spareMm: number;
  caseName: string;
}

const numberOf = (part: BuildPart | undefined, key: string): number | undefined => {
  const value = part?.attributes[key];
  return typeof value === 'number' ? value : undefined;
};

/** Measures the graphics card of a build against the case it fits most tightly. */
export function measureCard(
  parts: readonly BuildPart[],
  cases: readonly BuildPart[],
): MeasuredCard | undefined {
  const card = parts.find(({ category }) => category.id === 'graphics_card');
  const [watts, lengthMm] = [numberOf(card, 'tdpWatts'), numberOf(card, 'gpuLengthMm')];
  if (!card || watts === undefined || lengthMm === undefined) return undefined;
  const [tightest] = cases
    .filter(({ totalStock }) => totalStock > 0)
    .map(({ name, ...rest }) => ({
      caseName: name,
      spareMm: (numberOf({ name, ...rest }, 'maxGpuLengthMm') ?? 0) - lengthMm,
    }))
    .filter(({ spareMm }) => spareMm >= 0)
    .toSorted((one, other) => one.spareMm - other.spareMm);
  if (!tightest) return undefined;
  const { _id, slug, name, price, salePrice } = card;
  const { requiredWatts } = evaluate(parts.map(toPart));
  return {
    card: { _id, slug, name, price, salePrice },
    watts,
    supplyWatts: requiredWatts,
    lengthMm,
    ...tightest,
  };
}

/** Fetches the measures of a card in a ready build; null if none is sold. */
export async function fetchMeasuredCard(api: Api): Promise<MeasuredCard | null> {
  const { data: ready } = await api(buildsPaths.ready, {});
  const build = ready.find(({ purpose }) => purpose === '4k') ?? ready.at(-1);
  if (!build) return null;
  const ids = build.parts.map(({ _id }) => _id).join(',');
  const { data: parts } = await api(buildsPaths.parts, { query: { ids } });
  const others = parts.filter(({ category }) => category.id !== 'pc_case').map(({ _id }) => _id);
  const { data: cases } = await api(buildsPaths.choices, {
    query: { slot: 'pc_case', parts: others.join(',') },
  });
  return measureCard(parts, cases) ?? null;
}
