import {
  asCentavos,
  entriesOf,
  keysOf,
  sumCentavos,
  type Centavos,
  type Purpose,
} from '@sirkito/commerce';
import { evaluate, everyFinding, isBlocking, type SlotId } from '@sirkito/compatibility';
import { offersBySlot, platformsOf, type SlotOffers, type Offer } from './slot-offers.ts';
import { purposeNeeds, type PurposeNeeds } from './purpose-needs.ts';

export type Chosen = Partial<Record<SlotId, Offer>>;

interface ComposedBuild {
  /** Undefined if the budget is too small. */
  chosen: Chosen | undefined;
  /** The lowest price of a build for this purpose; undefined if none is possible. */
  least: Centavos | undefined;
}

export const totalOf = (chosen: Chosen): Centavos =>
  sumCentavos(Object.values(chosen).map(({ centavos }) => centavos));

/** What the parts of a build are chosen from, and whether caveats count as conflicts. */
interface Choosable {
  slotOffers: SlotOffers;
  isStrict: boolean;
}

/**
 * Composes the best build within the budget. Deterministic; never has a conflict, and caveats, such
 * as a slot slower than its card, only if the budget buys nothing without.
 */
export function* composeBuild(
  offers: readonly Offer[],
  budget: number,
  purpose: Purpose,
): Generator<void, ComposedBuild> {
  const needs = purposeNeeds[purpose];
  const starts: (Choosable & { chosen: Chosen })[] = [];
  for (const platform of platformsOf(offers)) {
    const slotOffers = offersBySlot(offers, platform, needs);
    for (const isStrict of [true, false]) {
      const chosen = yield* cheapest({ slotOffers, isStrict });
      if (chosen) starts.push({ slotOffers, isStrict, chosen });
    }
  }
  if (starts.length === 0) return { chosen: undefined, least: undefined };
  const least = asCentavos(Math.min(...starts.map(({ chosen }) => totalOf(chosen))));
  const affordable = starts.filter(({ chosen }) => totalOf(chosen) <= budget);
  const isAnyStrict = affordable.some(({ isStrict }) => isStrict);
  const builds: Chosen[] = [];
  for (const { chosen, ...choosable } of affordable) {
    if (choosable.isStrict !== isAnyStrict) continue;
    builds.push(yield* improve(chosen, choosable, { needs, budget }));
  }
  const [best] = builds.toSorted((one, other) => scoreOf(other, needs) - scoreOf(one, needs));
  return { chosen: best, least };
}

/** Weighs the price per slot by its share. Logarithmic: double the price is not twice as good. */
const scoreOf = (chosen: Chosen, { shares }: PurposeNeeds): number =>
  entriesOf(shares).reduce(
    (sum, [slot, share]) => sum + share * Math.log(chosen[slot]?.centavos ?? 50_000),
    0,
  );

const coreSlots: readonly SlotId[] = ['cpu', 'motherboard', 'memory', 'graphics_card', 'storage'];
/** Depend on the core slots, in this order. */
const dependentSlots: readonly SlotId[] = ['cpu_cooling', 'pc_case', 'power_supply'];

type Choosing = Generator<void, Chosen | undefined>;

function* cheapest(choosable: Choosable): Choosing {
  let chosen: Chosen = {};
  for (const slot of coreSlots) {
    const offers = choosable.slotOffers[slot];
    if (!offers) continue;
    const next = yield* firstCompatible(slot, chosen, { offers, ...choosable });
    if (!next) return undefined;
    chosen = next;
  }
  return yield* chooseDependents(chosen, choosable);
}

/** Keeps each dependent part while it is compatible, else takes the cheapest that is. */
function* chooseDependents(chosen: Chosen, { slotOffers, isStrict }: Choosable): Choosing {
  const { cpu_cooling: cooler, pc_case: pcCase, power_supply: supply, ...rest } = chosen;
  let result: Chosen = rest;
  const before: Chosen = {
    ...(cooler && { cpu_cooling: cooler }),
    ...(pcCase && { pc_case: pcCase }),
    ...(supply && { power_supply: supply }),
  };
  for (const slot of dependentSlots) {
    if (slot === 'cpu_cooling' && hasBoxedCooler(chosen)) continue;
    const current = before[slot];
    const options = [...(current ? [current] : []), ...(slotOffers[slot] ?? [])];
    const next = yield* firstCompatible(slot, result, { offers: options, isStrict });
    if (!next) return undefined;
    result = next;
  }
  return isConflictFree(result) ? result : undefined;
}

const hasBoxedCooler = ({ cpu }: Chosen): boolean =>
  cpu?.part.attributes['includesCooler'] === true;

/** Adds the first offer that is compatible with what is chosen. */
function* firstCompatible(
  slot: SlotId,
  chosen: Chosen,
  { offers, isStrict }: { offers: readonly Offer[]; isStrict: boolean },
): Choosing {
  for (const offer of offers) {
    const next = { ...chosen, [slot]: offer };
    if (isCompatible(next, isStrict)) return next;
    yield;
  }
  return undefined;
}

/** No conflict, nothing that must be certain unverified, no BIOS update, enough power and cooling. */
function isCompatible(chosen: Chosen, isStrict: boolean): boolean {
  const parts = Object.values(chosen).map(({ part }) => part);
  return everyFinding(parts, ({ rule, verdict }) => {
    // The cooler and the graphics card are chosen later.
    if (rule === 'C4' || rule === 'C5') return true;
    if (verdict === 'error') return false;
    if (verdict === 'unknown') return rule !== 'E2' && !isBlocking({ rule });
    return verdict !== 'warn' || !(isStrict || ['C2', 'E1', 'E2', 'F11'].includes(rule));
  });
}

const isConflictFree = (chosen: Chosen): boolean =>
  evaluate(Object.values(chosen).map(({ part }) => part)).verdict !== 'error';

interface Goal {
  needs: PurposeNeeds;
  budget: number;
}

const maxOverShare = 1.4;

/** Upgrades the slot furthest below its share, step by step, while the build stays compatible. */
function* improve(
  start: Chosen,
  choosable: Choosable,
  { needs, budget }: Goal,
): Generator<void, Chosen> {
  let chosen = start;
  const tried = new Map<SlotId, number>();
  const open = new Set(keysOf(needs.shares).filter((slot) => slot !== 'power_supply'));
  const fundedRatio = (slot: SlotId) =>
    (chosen[slot]?.centavos ?? 0) / ((needs.shares[slot] ?? 0.01) * budget);

  while (open.size > 0) {
    const [slot] = [...open].toSorted((one, other) => fundedRatio(one) - fundedRatio(other));
    if (!slot) break;
    const offers = choosable.slotOffers[slot] ?? [];
    const index = Math.max(
      tried.get(slot) ?? 0,
      offers.findIndex(({ part }) => part.id === chosen[slot]?.part.id) + 1,
    );
    tried.set(slot, index + 1);
    const next = offers[index];
    const cap = slot === needs.main ? 1 : (needs.shares[slot] ?? 0) * maxOverShare;
    const spare = budget - totalOf(chosen) + (chosen[slot]?.centavos ?? 0);
    const isPointless = slot === 'cpu_cooling' && hasBoxedCooler(chosen);
    if (!next || isPointless || next.centavos > Math.min(spare, cap * budget)) {
      open.delete(slot);
      continue;
    }
    const changed = { ...chosen, [slot]: next };
    // A processor decides whether the build needs a cooler.
    const better =
      slot !== 'cpu' && isCompatible(changed, choosable.isStrict)
        ? changed
        : yield* chooseDependents(changed, choosable);
    yield;
    if (better && totalOf(better) <= budget) chosen = better;
  }
  return chosen;
}
