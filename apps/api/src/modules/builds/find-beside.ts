import { effectivePrice } from '@sirkito/commerce';
import { judgeCandidate, slotOf, slots, type Part, type SlotId } from '@sirkito/compatibility';
import type { BesideReply } from '@sirkito/contracts/build-fit';
import {
  listForPlace,
  toPart,
  viewBuildParts,
  type BuildPart,
} from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { needsOf } from './purpose-needs.ts';

/** What each place usually takes of the money, so that a dear processor gets no cheap board. */
const { shares } = needsOf['1440p'];
const asked: readonly SlotId[] = [
  'motherboard',
  'cpu',
  'memory',
  'cpu_cooling',
  'graphics_card',
  'pc_case',
  'power_supply',
  'storage',
];
const shown = 4;
const looked = 40;

/** A few parts in stock that fit a product and each other, of about its class. */
export async function findBeside(ctx: Ctx, id: string): Promise<BesideReply['data']> {
  anyone(ctx);
  const { parts } = await viewBuildParts(ctx, [id]);
  const [own] = parts;
  const place = own && slotOf(own.category.id);
  const share = place && shares[place.id];
  if (!own || !share) return [];
  const found: BuildPart[] = [];
  for (const slot of slots.filter((one) => asked.includes(one.id) && one !== place)) {
    if (found.length === shown) break;
    const beside = [own, ...found].map(toPart);
    const offered = await listForPlace(ctx, {
      categoryIds: slot.categories,
      beside,
      search: undefined,
      sort: 'relevance',
      isInStock: true,
      limit: looked,
    });
    const price = (effectivePrice(own) * (shares[slot.id] ?? share)) / share;
    const [best] = offered.filter((part) => fits(part, beside)).toSorted(byNearness(price));
    if (best) found.push(best);
  }
  return found.map(({ attributes: _, ...card }) => card);
}

/** Known to fit: nothing against it, and compared with something at all. */
const fits = (part: BuildPart, beside: readonly Part[]): boolean => {
  const { verdict } = judgeCandidate(toPart(part), beside);
  return verdict === 'ok' || verdict === 'info';
};

const byNearness = (price: number) => (one: BuildPart, other: BuildPart) =>
  Math.abs(Math.log(effectivePrice(one) / price)) -
  Math.abs(Math.log(effectivePrice(other) / price));
