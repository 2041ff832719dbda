import { effectivePrice } from '@sirkito/commerce';
import {
  checkAddition,
  checkCandidate,
  type Part,
  type SlotId,
  slotOf,
  slots,
} from '@sirkito/compatibility';
import type {
  CompatibleProductsReply,
  FitsQuery,
  FitsReply,
} from '@sirkito/contracts/builds/fit-schemas';
import {
  type BuildPart,
  listBoughtTogether,
  listPartsForSlot,
  toPart,
  viewBuildParts,
} from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { compare } from './compatibility-queue.ts';
import { purposeNeeds } from './suggest/purpose-needs.ts';

/** Typical share of the budget per slot, so that an expensive CPU gets no cheap board. */
const shares: Partial<Record<SlotId, number>> = {
  ...purposeNeeds['1440p'].shares,
  monitor: 0.2,
  keyboard: 0.05,
  mouse: 0.03,
  headset: 0.05,
  ups_avr: 0.08,
};

/** What a shopper needs next to a part: what it is checked against, or what shares the desk. */
const companions: Record<SlotId, readonly SlotId[]> = {
  cpu: ['motherboard', 'memory', 'graphics_card', 'cpu_cooling'],
  motherboard: ['cpu', 'memory', 'storage', 'pc_case'],
  memory: ['cpu', 'motherboard', 'storage', 'cpu_cooling'],
  graphics_card: ['cpu', 'power_supply', 'pc_case', 'monitor'],
  power_supply: ['cpu', 'motherboard', 'graphics_card', 'pc_case'],
  storage: ['motherboard', 'memory', 'power_supply', 'pc_case'],
  cpu_cooling: ['cpu', 'motherboard', 'memory', 'pc_case'],
  pc_case: ['motherboard', 'power_supply', 'storage', 'cpu_cooling'],
  monitor: ['graphics_card', 'keyboard', 'mouse', 'headset'],
  keyboard: ['monitor', 'mouse', 'headset'],
  mouse: ['monitor', 'keyboard', 'headset'],
  headset: ['monitor', 'keyboard', 'mouse'],
  ups_avr: ['power_supply', 'pc_case'],
};
const candidatesPerSlot = 40;

/** Suggests products in stock: those that fit it and each other, and those bought with it. */
export async function findCompatible(
  ctx: Ctx,
  id: string,
): Promise<Omit<CompatibleProductsReply, 'success'>> {
  anyone(ctx);
  const [{ parts }, boughtTogether] = await Promise.all([
    viewBuildParts(ctx, [id]),
    listBoughtTogether(ctx, id),
  ]);
  const [own] = parts;
  if (!own) return { data: [], boughtTogether };
  const together = await viewBuildParts(
    ctx,
    boughtTogether.map(({ _id }) => _id),
  );
  // Buyers of one product may have ordered for two PCs.
  const fitting = together.parts.filter((part) => fits(part, [toPart(own)]));
  const found = await findCompanions(ctx, own, fitting);
  return { data: found.map(toCard), boughtTogether: fitting.map(toCard) };
}

const toCard = ({ attributes: _, ...card }: BuildPart) => card;

/** Finds one part per slot in a matching price class. Skips products that are shown already. */
async function findCompanions(
  ctx: Ctx,
  own: BuildPart,
  shown: readonly { _id: string }[],
): Promise<BuildPart[]> {
  const ownSlot = slotOf(own.category.id)?.id;
  const share = ownSlot && shares[ownSlot];
  if (!ownSlot || !share) return [];
  const shownIds = new Set(shown.map(({ _id }) => _id));
  const found: BuildPart[] = [];
  // In build order: a power supply is verified only beside a processor.
  for (const slot of slots.filter((one) => companions[ownSlot].includes(one.id))) {
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
    const best = offered
      .filter(({ _id }) => !shownIds.has(_id))
      .toSorted(byNearness(price))
      .find((part) => fits(part, fitsWith));
    if (best) found.push(best);
  }
  return found;
}

/** True if verified, or if no rule compares these parts, such as a card and a processor. */
const fits = (part: BuildPart, others: readonly Part[]): boolean => {
  const { verdict } = checkCandidate(toPart(part), others);
  return verdict === undefined || verdict === 'ok' || verdict === 'info';
};

const byNearness = (price: number) => (one: BuildPart, other: BuildPart) =>
  Math.abs(Math.log(effectivePrice(one) / price)) -
  Math.abs(Math.log(effectivePrice(other) / price));

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
