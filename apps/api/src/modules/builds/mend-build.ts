import { effectivePrice } from '@sirkito/commerce';
import {
  evaluate,
  isBetween,
  slotOf,
  slots,
  type Finding,
  type Slot,
} from '@sirkito/compatibility';
import type { Mending } from '@sirkito/contracts/build-fit';
import {
  listForPlace,
  listInStock,
  toPart,
  viewBuildParts,
  type BuildPart,
} from '#api/modules/catalog/index.ts';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { awaitsProcessor, isDoubtful } from './doubtful.ts';
import { isNoLess, leastPrice } from './no-less.ts';
import { toWire } from './wire.ts';

/** More conflicts than this are a pile of parts, not a build to mend. */
const mostConflicts = 5;
const looked = 60;

/**
 * For each conflict the cheapest part in stock that ends it, fits all the others and is no less than
 * what it takes the place of.
 */
export async function mendBuild(ctx: Ctx, ids: readonly string[]): Promise<Mending[]> {
  anyone(ctx);
  const { parts } = await viewBuildParts(ctx, ids);
  const before = evaluate(parts.map(toPart)).findings.filter(speaksAgainst);
  const changes: Mending[] = [];
  for (const finding of before.filter(({ mend }) => mend).slice(0, mostConflicts)) {
    if (changes.some(({ mends }) => mends.includes(finding.sentence))) continue;
    const change = await findChange(ctx, { parts, before, finding });
    if (change) changes.push(change);
  }
  return changes;
}

const speaksAgainst = ({ verdict }: Finding): boolean => verdict === 'error' || verdict === 'warn';

interface Broken {
  parts: readonly BuildPart[];
  before: readonly Finding[];
  finding: Finding;
}

/** The place the rule names comes first, then those of the other parts it looked at. */
async function findChange(ctx: Ctx, broken: Broken): Promise<Mending | undefined> {
  const { parts, finding } = broken;
  const about = parts.filter(({ _id }) => finding.parts.includes(_id));
  const places = [
    slots.find(({ id }) => id === finding.mend?.slot),
    ...about.map(({ category }) => slotOf(category.id)),
  ];
  for (const slot of new Set(places)) {
    const change = slot && (await findIn(ctx, slot, broken));
    if (change) return change;
  }
  return undefined;
}

async function findIn(ctx: Ctx, slot: Slot, broken: Broken): Promise<Mending | undefined> {
  const inPlace = broken.parts.filter(({ category }) => slotOf(category.id)?.id === slot.id);
  const out =
    inPlace.find(({ _id }) => broken.finding.parts.includes(_id)) ?? single(slot, inPlace);
  const kept = broken.parts.filter(({ _id }) => _id !== out?._id);
  const quantity = Math.max(1, broken.parts.length - kept.length);
  const cheapest = await listForPlace(ctx, {
    categoryIds: slot.categories,
    beside: kept.map(toPart),
    search: undefined,
    sort: 'price-lowtohigh',
    isInStock: true,
    leastPrice: out && leastPrice(out),
    limit: looked,
  });
  const change = { ...broken, out, kept, quantity };
  const part =
    pick(cheapest, change) ??
    // Beyond the cheapest, some at every price: a stronger supply stands far up the list.
    pick(await listInStock(ctx, slot.categories, looked), change);
  return part && { slot: slot.id, out: out?._id ?? null, quantity, ...part };
}

const single = ({ isMany }: Slot, inPlace: readonly BuildPart[]): BuildPart | undefined =>
  isMany ? undefined : inPlace[0];

interface Change extends Broken {
  out: BuildPart | undefined;
  kept: readonly BuildPart[];
  quantity: number;
}

type Found = Pick<Mending, 'part' | 'mends'>;

/** Without a doubt if there is one, else without a conflict. */
function pick(offered: readonly BuildPart[], change: Change): Found | undefined {
  const byPrice = offered
    .filter((part) => part.totalStock >= change.quantity)
    .filter((part) => isNoLess(part, change.out ? [change.out] : []))
    .toSorted((one, other) => effectivePrice(one) - effectivePrice(other));
  for (const refused of [['error', 'warn'], ['error']]) {
    for (const part of byPrice) {
      const mends = mendedBy(part, change, refused);
      if (mends) return { part: toWire(part), mends };
    }
  }
  return undefined;
}

/** A conflict is not ended by not knowing whether there is one. */
const isUncertain = (finding: Finding): boolean =>
  finding.verdict === 'unknown' && !awaitsProcessor(finding);

/** What is no longer true with this part; undefined if the conflict stays or another one comes. */
function mendedBy(part: BuildPart, change: Change, refused: readonly string[]) {
  const { kept, quantity, before, finding } = change;
  const copies = Array.from({ length: quantity }, () => toPart(part));
  const { findings } = evaluate([...kept.map(toPart), ...copies]);
  const known = new Set(before.map(({ sentence }) => sentence));
  const isWorse = findings.some((found) => {
    const { rule, verdict, sentence, parts } = found;
    return (
      (verdict === 'error' && !known.has(sentence)) ||
      (parts.includes(part._id) &&
        isBetween({ rule, parts }) &&
        (refused.includes(verdict) ||
          isDoubtful(part, found) ||
          (rule === finding.rule && (verdict === finding.verdict || isUncertain(found)))))
    );
  });
  const after = new Set(findings.filter(speaksAgainst).map(({ sentence }) => sentence));
  if (isWorse || after.has(finding.sentence)) return undefined;
  return [...known].filter((sentence) => !after.has(sentence));
}
