import type { Purpose } from '@sirkito/commerce';
import { evaluate, isDeciding, type SlotId } from '@sirkito/compatibility';
import { laddersOf, platformsOf, type Ladders, type Offer } from './ladders.ts';
import { needsOf, type Needs } from './purpose-needs.ts';

export type Chosen = Partial<Record<SlotId, Offer>>;

interface Made {
  /** Undefined when the money does not reach. */
  chosen: Chosen | undefined;
  /** The least a build for this purpose costs; undefined when none can be had. */
  least: number | undefined;
}

export const totalOf = (chosen: Chosen): number =>
  Object.values(chosen).reduce((sum, { centavos }) => sum + centavos, 0);

/** The best build for the money, the same for the same stock. It never has a conflict. */
export function makeBuild(offers: readonly Offer[], budget: number, purpose: Purpose): Made {
  const needs = needsOf[purpose];
  const starts = platformsOf(offers).flatMap((platform) => {
    const ladders = laddersOf(offers, platform, needs);
    const chosen = cheapest(ladders);
    return chosen ? [{ ladders, chosen }] : [];
  });
  if (starts.length === 0) return { chosen: undefined, least: undefined };
  const least = Math.min(...starts.map(({ chosen }) => totalOf(chosen)));
  const made = starts
    .filter(({ chosen }) => totalOf(chosen) <= budget)
    .map(({ ladders, chosen }) => improve(chosen, ladders, { needs, budget }))
    .toSorted((one, other) => worth(other, needs) - worth(one, needs));
  return { chosen: made[0], least };
}

/** Money in the right places counts: twice as much in one place is not twice as good. */
const worth = (chosen: Chosen, { shares }: Needs): number =>
  Object.entries(shares).reduce(
    (sum, [slot, share]) => sum + share * Math.log(chosen[slot as SlotId]?.centavos ?? 50_000),
    0,
  );

const firsts: readonly SlotId[] = ['cpu', 'motherboard', 'memory', 'graphics_card', 'storage'];
/** What has to follow the others, in this order. */
const followers: readonly SlotId[] = ['cpu_cooling', 'pc_case', 'power_supply'];

function cheapest(ladders: Ladders): Chosen | undefined {
  let chosen: Chosen = {};
  for (const slot of firsts) {
    const ladder = ladders[slot];
    if (!ladder) continue;
    const first = ladder.find((offer) => isSound({ ...chosen, [slot]: offer }));
    if (!first) return undefined;
    chosen = { ...chosen, [slot]: first };
  }
  return follow(chosen, ladders);
}

/** Keeps each follower while it is sound, else takes the cheapest that is. */
function follow(chosen: Chosen, ladders: Ladders): Chosen | undefined {
  const { cpu_cooling: cooler, pc_case: pcCase, power_supply: supply, ...rest } = chosen;
  let followed: Chosen = rest;
  const before: Chosen = {
    ...(cooler && { cpu_cooling: cooler }),
    ...(pcCase && { pc_case: pcCase }),
    ...(supply && { power_supply: supply }),
  };
  for (const slot of followers) {
    const isOptional =
      slot === 'cpu_cooling' && chosen.cpu?.part.attributes['includesCooler'] === true;
    const kept = before[slot];
    if (!kept && isOptional) continue;
    const base: Chosen = followed;
    const options = [...(kept ? [kept] : []), ...(ladders[slot] ?? [])];
    const next = options.find((offer) => isSound({ ...base, [slot]: offer }));
    if (!next) return undefined;
    followed = { ...base, [slot]: next };
  }
  return isWhole(followed) ? followed : undefined;
}

/** No conflict, nothing unverified that must not be, no BIOS trouble and power in hand. */
function isSound(chosen: Chosen): boolean {
  const { findings } = evaluate(Object.values(chosen).map(({ part }) => part));
  return findings.every(({ rule, verdict }) => {
    // The cooler and the card come later.
    if (rule === 'C4' || rule === 'C5') return true;
    if (verdict === 'error') return false;
    if (verdict === 'unknown') return rule !== 'E2' && !isDeciding({ rule });
    return verdict !== 'warn' || !['C2', 'E1', 'E2'].includes(rule);
  });
}

const isWhole = (chosen: Chosen): boolean =>
  evaluate(Object.values(chosen).map(({ part }) => part)).verdict !== 'error';

interface Aim {
  needs: Needs;
  budget: number;
}

const mostOverShare = 1.4;

/** Spends what is left where it is shortest of its share, step by step, while all stays sound. */
function improve(start: Chosen, ladders: Ladders, { needs, budget }: Aim): Chosen {
  let chosen = start;
  const tried = new Map<SlotId, number>();
  const open = new Set(
    Object.keys(needs.shares).filter((slot) => slot !== 'power_supply') as SlotId[],
  );
  const fundedBy = (slot: SlotId) =>
    (chosen[slot]?.centavos ?? 0) / ((needs.shares[slot] ?? 0.01) * budget);

  while (open.size > 0) {
    const [slot] = [...open].toSorted((one, other) => fundedBy(one) - fundedBy(other));
    if (!slot) break;
    const ladder = ladders[slot] ?? [];
    const place = Math.max(
      tried.get(slot) ?? 0,
      ladder.findIndex(({ part }) => part.id === chosen[slot]?.part.id) + 1,
    );
    tried.set(slot, place + 1);
    const next = ladder[place];
    const cap = slot === needs.main ? 1 : (needs.shares[slot] ?? 0) * mostOverShare;
    const spare = budget - totalOf(chosen) + (chosen[slot]?.centavos ?? 0);
    if (!next || next.centavos > Math.min(spare, cap * budget)) {
      open.delete(slot);
      continue;
    }
    const better = isSound({ ...chosen, [slot]: next })
      ? { ...chosen, [slot]: next }
      : follow({ ...chosen, [slot]: next }, ladders);
    if (better && totalOf(better) <= budget) chosen = better;
  }
  return chosen;
}
