import { asPesos, effectivePrice } from '@sirkito/commerce';
import { evaluate, everyFinding, type Slot, type SlotId } from '@sirkito/compatibility';
import { listPartsForSlot, toPart, type BuildPart } from '#api/modules/catalog/index.ts';
import type { Ctx } from '#api/platform/context.ts';
import { compare } from '../compatibility-queue.ts';
import { isBetter, isConflict, replacedBy } from './plan-upgrade.ts';

const limiters = [
  { slotId: 'motherboard', noun: 'motherboard' },
  { slotId: 'power_supply', noun: 'power supply' },
] as const;
/** What a board or a power supply can limit. */
const limited: Partial<Record<SlotId, string>> = {
  cpu: 'processor',
  memory: 'memory kit',
  graphics_card: 'graphics card',
  storage: 'drive',
};
const maxKnown = 60;

/**
 * Says when an owned board or power supply takes nothing better in a slot, of all that the shop
 * lists, or only what is out of stock.
 */
export async function findRoadEnds(
  ctx: Ctx,
  slot: Slot,
  have: readonly BuildPart[],
): Promise<string[]> {
  const kind = limited[slot.id];
  if (!kind) return [];
  const known = await listKnown(ctx, slot, have);
  const better = known.filter(isBetter(slot, have));
  const sentences: string[] = [];
  for (const { slotId, noun } of limiters) {
    const limiter = have.find(({ category }) => category.id === slotId);
    if (!limiter) continue;
    const fitting = await compare(ctx, () => takenBy(limiter, better, { slot, have }));
    const [first] = fitting;
    if (!first) {
      sentences.push(
        `Your ${limiter.name} is the end of the road: no better ${kind} in our catalogue works with it. An upgrade needs a new ${noun} too.`,
      );
    } else if (fitting.every(({ totalStock }) => totalStock <= 0)) {
      sentences.push(
        `Every better ${kind} that works with your ${limiter.name} is out of stock, such as ${first.name}. Another one needs a new ${noun} too.`,
      );
    }
  }
  return sentences;
}

/** Lists what is sold for the slot, in stock or not, from the price of the owned part up. */
function listKnown(ctx: Ctx, slot: Slot, have: readonly BuildPart[]): Promise<BuildPart[]> {
  const own = replacedBy(slot, have).map((part) => effectivePrice(part));
  return listPartsForSlot(ctx, {
    categoryIds: slot.categories,
    fitsWith: have.filter(({ category }) => category.id === 'motherboard').map(toPart),
    allowUnknown: true,
    search: undefined,
    sort: 'price-lowtohigh',
    // Memory is compared by capacity first.
    minPrice: slot.id === 'memory' ? undefined : asPesos(Math.max(0, ...own)),
    limit: maxKnown,
  });
}

/** Returns the parts that bring no new conflict with the limiter. */
function* takenBy(
  limiter: BuildPart,
  parts: readonly BuildPart[],
  { slot, have }: { slot: Slot; have: readonly BuildPart[] },
): Generator<void, BuildPart[]> {
  const remaining = have.filter((part) => !replacedBy(slot, have).includes(part)).map(toPart);
  const known = new Set(evaluate(have.map(toPart)).findings.map(({ sentence }) => sentence));
  const taken: BuildPart[] = [];
  for (const part of parts) {
    yield;
    const isTaken = everyFinding(
      [...remaining, toPart(part)],
      (finding) =>
        !isConflict(finding) || known.has(finding.sentence) || !finding.parts.includes(limiter._id),
    );
    if (isTaken) taken.push(part);
  }
  return taken;
}
