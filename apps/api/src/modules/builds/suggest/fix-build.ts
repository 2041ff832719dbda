import { effectivePrice } from '@sirkito/commerce';
import {
  evaluate,
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
import { isAtLeastAsGood, minReplacementPrice } from '../parts/replacement.ts';
import { toApiPart } from '../parts/view-parts.ts';
import { conflictsOf, fixedBy, isBetter, partsAfter, strictness, type Change } from './fix.ts';

const maxConflicts = 5;
const maxCandidates = 60;

interface Conflict {
  parts: readonly BuildPart[];
  /** Sentences of all conflicts before the fix. */
  known: ReadonlySet<string>;
  finding: Finding;
  /** Changes already offered. Each must help with and without this one. */
  offered: readonly Change[];
}

/**
 * Suggests, for each conflict of a PC, the cheapest part in stock that leaves fewer conflicts and is
 * no downgrade. Nothing for the parts of several PCs.
 */
export async function fixBuild(ctx: Ctx, ids: readonly string[]): Promise<SuggestedFix[]> {
  anyone(ctx);
  const { parts } = await viewBuildParts(ctx, ids);
  if (isSeveralPcs(parts.map(toPart))) return [];
  const conflicts = conflictsOf(evaluate(parts.map(toPart)));
  const known = new Set(conflicts.map(({ sentence }) => sentence));
  const offered: Change[] = [];
  const fixes: SuggestedFix[] = [];
  for (const finding of conflicts.filter(({ fix }) => fix).slice(0, maxConflicts)) {
    if (fixes.some((one) => one.fixes.includes(finding.sentence))) continue;
    const change = await findChange(ctx, { parts, known, finding, offered });
    if (!change) continue;
    const left = conflictsOf(evaluate(partsAfter(parts, [change]).map(toPart)));
    offered.push(change);
    fixes.push({
      slot: change.slot.id,
      out: change.out?._id ?? null,
      quantity: change.quantity,
      part: toApiPart(change.part),
      fixes: [...known].filter((one) => left.every(({ sentence }) => sentence !== one)),
    });
  }
  return fixes;
}

/** Tries the slot that the rule suggests first, then the slots of the other parts involved. */
async function findChange(ctx: Ctx, conflict: Conflict): Promise<Change | undefined> {
  const { parts, finding } = conflict;
  const involved = parts.filter(({ _id }) => finding.parts.includes(_id));
  const candidateSlots = [
    slots.find(({ id }) => id === finding.fix?.slot),
    ...involved.map(({ category }) => slotOf(category.id)),
  ];
  const inOrder = [...new Set(candidateSlots)].filter((slot) => slot !== undefined);
  for (const isStep of [false, true]) {
    for (const slot of inOrder) {
      const change = await findInSlot(ctx, slot, { ...conflict, isStep });
      if (change) return change;
    }
  }
  return undefined;
}

/** A step resolves the conflict but leaves others, such as a new board before its memory. */
type Search = Conflict & { isStep: boolean };

async function findInSlot(ctx: Ctx, slot: Slot, search: Search): Promise<Change | undefined> {
  const { parts, finding, isStep } = search;
  if (isStep && finding.verdict !== 'error') return undefined;
  const inSlot = parts.filter(({ category }) => slotOf(category.id)?.id === slot.id);
  const out = inSlot.find(({ _id }) => finding.parts.includes(_id)) ?? single(slot, inSlot);
  const remaining = parts.filter(({ _id }) => _id !== out?._id);
  const quantity = Math.max(1, parts.length - remaining.length);
  const fitsWith = isStep ? remaining.filter(({ _id }) => finding.parts.includes(_id)) : remaining;
  const cheapest = await listPartsForSlot(ctx, {
    categoryIds: slot.categories,
    fitsWith: fitsWith.map(toPart),
    search: undefined,
    sort: 'price-lowtohigh',
    isInStock: true,
    minPrice: out && minReplacementPrice(out),
    limit: maxCandidates,
  });
  const pickFrom = (candidates: readonly BuildPart[]) =>
    compare(ctx, () => pick(candidates, { slot, out, quantity }, search));
  return (
    (await pickFrom(cheapest)) ??
    // Then some at every price: a stronger power supply may be far from the cheapest.
    (await pickFrom(await listInStock(ctx, slot.categories, maxCandidates)))
  );
}

const single = ({ isMany }: Slot, inSlot: readonly BuildPart[]): BuildPart | undefined =>
  isMany ? undefined : inSlot[0];

/** Picks the cheapest part without warnings, else the cheapest without errors. */
function* pick(
  candidates: readonly BuildPart[],
  place: Omit<Change, 'part'>,
  { parts, known, finding, offered, isStep }: Search,
): Generator<void, Change | undefined> {
  const byPrice = candidates
    .filter((part) => part.totalStock >= place.quantity)
    .filter((part) => isAtLeastAsGood(part, place.out ? [place.out] : []))
    .toSorted((one, other) => effectivePrice(one) - effectivePrice(other));
  for (const excluded of isStep
    ? [strictness.step]
    : [strictness.noWarnings, strictness.noErrors]) {
    for (const part of byPrice) {
      const change = { ...place, part };
      const isFixed = fixedBy(change, { parts, known, finding, excluded });
      yield;
      if (isFixed && helps(change, parts, offered)) return change;
    }
  }
  return undefined;
}

/** True if the change leaves fewer conflicts, also after each change offered before it. */
const helps = (change: Change, parts: readonly BuildPart[], offered: readonly Change[]): boolean =>
  isBetter(partsAfter(parts, [change]), parts) &&
  offered.every((other) => {
    if (other.slot === change.slot && other.out === change.out) return false;
    const both = partsAfter(parts, [other, change]);
    return (
      isBetter(both, partsAfter(parts, [other])) && isBetter(both, partsAfter(parts, [change]))
    );
  });
