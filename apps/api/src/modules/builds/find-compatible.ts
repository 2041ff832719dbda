import { effectivePrice } from '@sirkito/commerce';
import { checkCandidate, slotOf, slots, type Part, type SlotId } from '@sirkito/compatibility';
import type { CompatibleProductsReply } from '@sirkito/contracts/builds/fit-schemas';
import {
  listPartsForSlot,
  toPart,
  viewBuildParts,
  type BuildPart,
} from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { purposeNeeds } from './suggest/purpose-needs.ts';

/** Typical share of the budget per slot, so that an expensive CPU gets no cheap board. */
const { shares } = purposeNeeds['1440p'];
const suggestedSlots: readonly SlotId[] = [
  'motherboard',
  'cpu',
  'memory',
  'cpu_cooling',
  'graphics_card',
  'pc_case',
  'power_supply',
  'storage',
];
const maxShown = 4;
const candidatesPerSlot = 40;

/** Suggests parts in stock that fit the product and each other, in a matching price class. */
export async function findCompatible(
  ctx: Ctx,
  id: string,
): Promise<CompatibleProductsReply['data']> {
  anyone(ctx);
  const { parts } = await viewBuildParts(ctx, [id]);
  const [own] = parts;
  const ownSlot = own && slotOf(own.category.id);
  const share = ownSlot && shares[ownSlot.id];
  if (!own || !share) return [];
  const found: BuildPart[] = [];
  for (const slot of slots.filter((one) => suggestedSlots.includes(one.id) && one !== ownSlot)) {
    if (found.length === maxShown) break;
    const fitsWith = [own, ...found].map(toPart);
    const offered = await listPartsForSlot(ctx, {
      categoryIds: slot.categories,
      fitsWith,
      search: undefined,
      sort: 'relevance',
      isInStock: true,
      limit: candidatesPerSlot,
    });
    const price = (effectivePrice(own) * (shares[slot.id] ?? share)) / share;
    const [best] = offered.filter((part) => fits(part, fitsWith)).toSorted(byNearness(price));
    if (best) found.push(best);
  }
  return found.map(({ attributes: _, ...card }) => card);
}

/** True only if verified: no conflict, and at least one rule compared it. */
const fits = (part: BuildPart, others: readonly Part[]): boolean => {
  const { verdict } = checkCandidate(toPart(part), others);
  return verdict === 'ok' || verdict === 'info';
};

const byNearness = (price: number) => (one: BuildPart, other: BuildPart) =>
  Math.abs(Math.log(effectivePrice(one) / price)) -
  Math.abs(Math.log(effectivePrice(other) / price));
