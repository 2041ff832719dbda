import { effectivePrice } from '@sirkito/commerce';
import {
  evaluate,
  everyFinding,
  isBetweenParts,
  slotOf,
  type Finding,
  type Slot,
  type SlotId,
} from '@sirkito/compatibility';
import { toPart, type BuildPart } from '#api/modules/catalog/index.ts';
import { isUnverified } from '../parts/unverified.ts';
import { isAtLeastAsGood, totalCapacity } from '../parts/replacement.ts';

/** A part that has to be replaced along with the upgrade, and why. */
interface Replacement {
  out: readonly BuildPart[];
  part: BuildPart;
  reason: string;
}

export interface UpgradePlan {
  part: BuildPart;
  also: readonly Replacement[];
  findings: readonly Finding[];
}

/** Beyond this a new PC is the better choice. */
const maxReplacements = 3;

const priceOf = (part: BuildPart): number => effectivePrice(part);
const slotIdOf = ({ category }: BuildPart) => slotOf(category.id)?.id;

/** Returns the parts an upgrade replaces. Drives and monitors are added instead. */
export const replacedBy = (slot: Slot, have: readonly BuildPart[]): BuildPart[] =>
  slot.id === 'storage' || slot.id === 'monitor'
    ? []
    : have.filter((part) => slotIdOf(part) === slot.id);

/** Compares by price, as a proxy for performance. Anything is better than an empty slot. */
export function isBetter(slot: Slot, have: readonly BuildPart[]) {
  const own = replacedBy(slot, have);
  return (part: BuildPart): boolean =>
    slot.id === 'memory'
      ? isBetterMemory(part, own)
      : own.every((one) => priceOf(part) > priceOf(one));
}

/** One kit replaces all. Compares capacity first, then price. */
function isBetterMemory(kit: BuildPart, own: readonly BuildPart[]): boolean {
  const more = totalCapacity([kit]) - totalCapacity(own);
  return more > 0 || (more === 0 && priceOf(kit) > own.reduce((sum, one) => sum + priceOf(one), 0));
}

/** Plans an upgrade with the parts it requires; undefined if more than three would have to change. */
export function* planUpgrade(
  part: BuildPart,
  { slot, have, offers }: { slot: Slot; have: readonly BuildPart[]; offers: readonly BuildPart[] },
): Generator<void, UpgradePlan | undefined> {
  const replaced = replacedBy(slot, have);
  let build = [...have.filter((one) => !replaced.includes(one)), part];
  const known = new Set(
    evaluate(have.map(toPart))
      .findings.filter(isConflict)
      .map(({ sentence }) => sentence),
  );
  const also: Replacement[] = [];
  for (;;) {
    yield;
    const conflict = findConflict(build, known);
    if (!conflict) return { part, also, findings: evaluate(build.map(toPart)).findings };
    if (also.length === maxReplacements) return undefined;
    const fixed = new Set([part._id, ...also.map((one) => one.part._id)]);
    const change = yield* changeFor(conflict, { build, fixed, offers, known });
    if (!change) return undefined;
    build = [...build.filter((one) => !change.out.includes(one)), change.part];
    also.push({ ...change, reason: conflict.sentence });
  }
}

/** Errors, and warnings about power. */
export const isConflict = ({ rule, verdict }: Finding): boolean =>
  verdict === 'error' || (rule === 'E1' && verdict === 'warn');

function findConflict(
  build: readonly BuildPart[],
  known: ReadonlySet<string>,
): Finding | undefined {
  let conflict: Finding | undefined;
  everyFinding(build.map(toPart), (finding) => {
    if (isConflict(finding) && !known.has(finding.sentence)) conflict = finding;
    return !conflict;
  });
  return conflict;
}

interface ConflictContext {
  build: readonly BuildPart[];
  /** Parts of the upgrade itself, which must stay. */
  fixed: ReadonlySet<string>;
  offers: readonly BuildPart[];
  known: ReadonlySet<string>;
}

type Change = Omit<Replacement, 'reason'>;

function* changeFor(
  conflict: Finding,
  { build, fixed, offers, known }: ConflictContext,
): Generator<void, Change | undefined> {
  const involved = build.filter(({ _id }) => conflict.parts.includes(_id) && !fixed.has(_id));
  const candidateSlots = new Set([
    ...(conflict.fix ? [conflict.fix.slot] : []),
    ...involved.map(slotIdOf).filter((id) => id !== undefined),
  ]);
  for (const slotId of candidateSlots) {
    const inSlot = build.filter((one) => slotIdOf(one) === slotId);
    if (inSlot.some(({ _id }) => fixed.has(_id))) continue;
    // The customer's processor is unknown and would not fit another board.
    if (slotId === 'motherboard' && build.every((one) => slotIdOf(one) !== 'cpu')) continue;
    const out = partsToReplace(slotId, inSlot, conflict);
    const remaining = build.filter((one) => !out.includes(one));
    for (const part of offers) {
      if (slotIdOf(part) !== slotId || !isAtLeastAsGood(part, out)) continue;
      if (resolvesConflict(part, { remaining, known, conflict })) return { out, part };
      yield;
    }
  }
  return undefined;
}

/** Memory kits are replaced together: kits of different type or speed don't mix. */
function partsToReplace(slotId: SlotId, inSlot: readonly BuildPart[], { parts }: Finding) {
  if (slotId === 'memory') return inSlot;
  const out = inSlot.find(({ _id }) => parts.includes(_id)) ?? inSlot[0];
  return out ? [out] : [];
}

interface OfferContext {
  remaining: readonly BuildPart[];
  known: ReadonlySet<string>;
  conflict: Finding;
}

/** True if the offer resolves the conflict and is verified on the core rules. */
function resolvesConflict(offer: BuildPart, { remaining, known, conflict }: OfferContext): boolean {
  const stays = conflict.parts.filter((id) => remaining.some(({ _id }) => _id === id));
  return everyFinding([...remaining, offer].map(toPart), (finding) => {
    const { rule, verdict, sentence, parts } = finding;
    const isSameConflict =
      rule === conflict.rule && (stays.length === 0 || parts.some((id) => stays.includes(id)));
    if (verdict === 'error' && isSameConflict) return known.has(sentence);
    if (!parts.includes(offer._id) || !isBetweenParts({ rule, parts })) return true;
    if (verdict === 'unknown') return !isUnverified(offer, finding);
    if (rule === 'E1' || rule === 'C2') return verdict === 'ok' || verdict === 'info';
    // Other errors, such as memory for a new board, become the next replacement.
    return true;
  });
}
