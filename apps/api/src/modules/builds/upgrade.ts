import { effectivePrice } from '@sirkito/commerce';
import {
  evaluate,
  isBetween,
  slotOf,
  type Finding,
  type Slot,
  type SlotId,
} from '@sirkito/compatibility';
import { toPart, type BuildPart } from '#api/modules/catalog/index.ts';
import { isDoubtful } from './doubtful.ts';
import { isNoLess, sizeOf } from './no-less.ts';

/** What of the PC has to go along, for which part, and why. */
interface Also {
  out: readonly BuildPart[];
  part: BuildPart;
  reason: string;
}

export interface Way {
  part: BuildPart;
  also: readonly Also[];
  findings: readonly Finding[];
}

/** Whoever has to change more than these is better off with a new PC. */
const mostAlso = 3;

const priceOf = (part: BuildPart): number => effectivePrice(part);
const slotIdOf = ({ category }: BuildPart) => slotOf(category.id)?.id;

/** What a part takes the place of: a drive stands beside the others. */
const replacedBy = (slot: Slot, have: readonly BuildPart[]): BuildPart[] =>
  slot.id === 'storage' || slot.id === 'monitor'
    ? []
    : have.filter((part) => slotIdOf(part) === slot.id);

/** Better than what is there; price stands for it. An empty place takes anything. */
export function isBetter(slot: Slot, have: readonly BuildPart[]) {
  const own = replacedBy(slot, have);
  return (part: BuildPart): boolean =>
    slot.id === 'memory'
      ? isBetterMemory(part, own)
      : own.every((one) => priceOf(part) > priceOf(one));
}

/** One kit comes for all that are there. The size decides, and the price among kits of one size. */
function isBetterMemory(kit: BuildPart, own: readonly BuildPart[]): boolean {
  const more = sizeOf([kit]) - sizeOf(own);
  return more > 0 || (more === 0 && priceOf(kit) > own.reduce((sum, one) => sum + priceOf(one), 0));
}

/** How a part comes into a PC, with what else must change; undefined if three changes are not enough. */
export function wayFor(
  part: BuildPart,
  { slot, have, offers }: { slot: Slot; have: readonly BuildPart[]; offers: readonly BuildPart[] },
): Way | undefined {
  const gone = replacedBy(slot, have);
  let build = [...have.filter((one) => !gone.includes(one)), part];
  const known = new Set(conflictsIn(have).map(({ sentence }) => sentence));
  const also: Also[] = [];
  for (;;) {
    const conflict = conflictsIn(build).find(({ sentence }) => !known.has(sentence));
    if (!conflict) return { part, also, findings: evaluate(build.map(toPart)).findings };
    if (also.length === mostAlso) return undefined;
    const fixed = new Set([part._id, ...also.map((one) => one.part._id)]);
    const change = changeFor(conflict, { build, fixed, offers, known });
    if (!change) return undefined;
    build = [...build.filter((one) => !change.out.includes(one)), change.part];
    also.push({ ...change, reason: conflict.sentence });
  }
}

/** Conflicts between parts, or a lack that comes with a part: no cooler, no picture. */
const conflictsIn = (build: readonly BuildPart[]): Finding[] =>
  evaluate(build.map(toPart)).findings.filter(
    ({ rule, verdict }) => verdict === 'error' || (rule === 'E1' && verdict === 'warn'),
  );

interface Broken {
  build: readonly BuildPart[];
  /** What was chosen on purpose stays. */
  fixed: ReadonlySet<string>;
  offers: readonly BuildPart[];
  known: ReadonlySet<string>;
}

function changeFor(conflict: Finding, { build, fixed, offers, known }: Broken) {
  const about = build.filter(({ _id }) => conflict.parts.includes(_id) && !fixed.has(_id));
  const places = new Set([
    ...(conflict.mend ? [conflict.mend.slot] : []),
    ...about.map(slotIdOf).filter((id) => id !== undefined),
  ]);
  for (const place of places) {
    const inPlace = build.filter((one) => slotIdOf(one) === place);
    if (inPlace.some(({ _id }) => fixed.has(_id))) continue;
    // A processor nobody has told us of stands in the board, and would not go into any other.
    if (place === 'motherboard' && build.every((one) => slotIdOf(one) !== 'cpu')) continue;
    const out = goingFrom(place, inPlace, conflict);
    const kept = build.filter((one) => !out.includes(one));
    const part = offers.find(
      (offer) =>
        slotIdOf(offer) === place &&
        isNoLess(offer, out) &&
        isSound(offer, { kept, known, conflict }),
    );
    if (part) return { out, part };
  }
  return undefined;
}

/** Kits go together: one of another kind or speed does not stand beside the new one. */
function goingFrom(place: SlotId, inPlace: readonly BuildPart[], { parts }: Finding) {
  if (place === 'memory') return inPlace;
  const out = inPlace.find(({ _id }) => parts.includes(_id)) ?? inPlace[0];
  return out ? [out] : [];
}

interface Kept {
  kept: readonly BuildPart[];
  known: ReadonlySet<string>;
  conflict: Finding;
}

/** It ends the conflict, is verified on the core rules, and asks for no more than there was. */
function isSound(offer: BuildPart, { kept, known, conflict }: Kept): boolean {
  const { findings } = evaluate([...kept, offer].map(toPart));
  return findings.every((finding) => {
    const { rule, verdict, sentence, parts } = finding;
    if (verdict === 'error' && rule === conflict.rule) return known.has(sentence);
    if (!parts.includes(offer._id) || !isBetween({ rule, parts })) return true;
    if (verdict === 'unknown') return !isDoubtful(offer, finding);
    if (rule === 'E1' || rule === 'C2') return verdict === 'ok' || verdict === 'info';
    // A board for a new processor may ask for other memory: that is the next change.
    return verdict !== 'error' || rule !== conflict.rule;
  });
}
