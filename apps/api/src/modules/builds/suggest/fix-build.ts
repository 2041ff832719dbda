import { effectivePrice } from '@sirkito/commerce';
import {
  evaluate,
  everyFinding,
  isBetweenParts,
  isSeveralPcs,
  slotOf,
  slots,
  type Finding,
  type Slot,
} from '@sirkito/compatibility';
import type { SuggestedFix } from '@sirkito/contracts/builds/fit-schemas';
import {
  listPartsForSlot,
  listInStock,
  toPart,
  viewBuildParts,
  type BuildPart,
} from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { compare } from '../compatibility-queue.ts';
import { isOnlyMissingProcessor, isUnverified } from '../parts/unverified.ts';
import { isAtLeastAsGood, minReplacementPrice } from '../parts/replacement.ts';
import { toApiPart } from '../parts/to-api-part.ts';

const maxConflicts = 5;
const maxCandidates = 60;

/**
 * Suggests, for each conflict of a PC, the cheapest part in stock that resolves it, fits all other
 * parts and is no downgrade. Nothing for the parts of several PCs.
 */
export async function fixBuild(ctx: Ctx, ids: readonly string[]): Promise<SuggestedFix[]> {
  anyone(ctx);
  const { parts } = await viewBuildParts(ctx, ids);
  if (isSeveralPcs(parts.map(toPart))) return [];
  const before = evaluate(parts.map(toPart)).findings.filter(isConflict);
  const changes: SuggestedFix[] = [];
  for (const finding of before.filter(({ fix }) => fix).slice(0, maxConflicts)) {
    if (changes.some(({ fixes }) => fixes.includes(finding.sentence))) continue;
    const change = await findChange(ctx, { parts, before, finding });
    if (change) changes.push(change);
  }
  return changes;
}

const isConflict = ({ verdict }: Finding): boolean => verdict === 'error' || verdict === 'warn';

interface Conflict {
  parts: readonly BuildPart[];
  before: readonly Finding[];
  finding: Finding;
}

/** Tries the slot that the rule suggests first, then the slots of the other parts involved. */
async function findChange(ctx: Ctx, conflict: Conflict): Promise<SuggestedFix | undefined> {
  const { parts, finding } = conflict;
  const involved = parts.filter(({ _id }) => finding.parts.includes(_id));
  const candidateSlots = [
    slots.find(({ id }) => id === finding.fix?.slot),
    ...involved.map(({ category }) => slotOf(category.id)),
  ];
  for (const slot of new Set(candidateSlots)) {
    const change = slot && (await findInSlot(ctx, slot, conflict));
    if (change) return change;
  }
  return undefined;
}

async function findInSlot(
  ctx: Ctx,
  slot: Slot,
  conflict: Conflict,
): Promise<SuggestedFix | undefined> {
  const inSlot = conflict.parts.filter(({ category }) => slotOf(category.id)?.id === slot.id);
  const out =
    inSlot.find(({ _id }) => conflict.finding.parts.includes(_id)) ?? single(slot, inSlot);
  const remaining = conflict.parts.filter(({ _id }) => _id !== out?._id);
  const quantity = Math.max(1, conflict.parts.length - remaining.length);
  const cheapest = await listPartsForSlot(ctx, {
    categoryIds: slot.categories,
    fitsWith: remaining.map(toPart),
    search: undefined,
    sort: 'price-lowtohigh',
    isInStock: true,
    minPrice: out && minReplacementPrice(out),
    limit: maxCandidates,
  });
  const change = { ...conflict, out, remaining, quantity };
  const pickFrom = (offered: readonly BuildPart[]) => compare(ctx, () => pick(offered, change));
  const part =
    (await pickFrom(cheapest)) ??
    // Then some at every price: a stronger power supply may be far from the cheapest.
    (await pickFrom(await listInStock(ctx, slot.categories, maxCandidates)));
  return part && { slot: slot.id, out: out?._id ?? null, quantity, ...part };
}

const single = ({ isMany }: Slot, inSlot: readonly BuildPart[]): BuildPart | undefined =>
  isMany ? undefined : inSlot[0];

interface Change extends Conflict {
  out: BuildPart | undefined;
  remaining: readonly BuildPart[];
  quantity: number;
}

type PickedPart = Pick<SuggestedFix, 'part' | 'fixes'>;

/** Picks the cheapest part without warnings, else the cheapest without errors. */
function* pick(
  offered: readonly BuildPart[],
  change: Change,
): Generator<void, PickedPart | undefined> {
  const byPrice = offered
    .filter((part) => part.totalStock >= change.quantity)
    .filter((part) => isAtLeastAsGood(part, change.out ? [change.out] : []))
    .toSorted((one, other) => effectivePrice(one) - effectivePrice(other));
  for (const excluded of [['error', 'warn'], ['error']]) {
    for (const part of byPrice) {
      const fixed = conflictsFixedBy(part, change, excluded);
      yield;
      if (fixed) return { part: toApiPart(part), fixes: fixed };
    }
  }
  return undefined;
}

/** An unknown verdict does not resolve a conflict. */
const isUncertain = (finding: Finding): boolean =>
  finding.verdict === 'unknown' && !isOnlyMissingProcessor(finding);

/** Returns the resolved conflicts; undefined if this one stays or a new one appears. */
function conflictsFixedBy(part: BuildPart, change: Change, excluded: readonly string[]) {
  const { remaining, quantity, before, finding } = change;
  const copies = Array.from({ length: quantity }, () => toPart(part));
  const known = new Set(before.map(({ sentence }) => sentence));
  const after = new Set<string>();
  const isFixed = everyFinding([...remaining.map(toPart), ...copies], (found) => {
    const { rule, verdict, sentence, parts } = found;
    if (isConflict(found)) after.add(sentence);
    return !(
      after.has(finding.sentence) ||
      (verdict === 'error' && !known.has(sentence)) ||
      (parts.includes(part._id) &&
        isBetweenParts({ rule, parts }) &&
        (excluded.includes(verdict) ||
          isUnverified(part, found) ||
          (rule === finding.rule && (verdict === finding.verdict || isUncertain(found)))))
    );
  });
  return isFixed ? [...known].filter((sentence) => !after.has(sentence)) : undefined;
}
