import {
  effectivePrice,
  formatCount,
  plural,
  sumCentavos,
  toCentavos,
  toPesos,
  type Pesos,
} from '@sirkito/commerce';
import {
  blockingUnknowns,
  evaluate,
  findingsFor,
  slotOf,
  slots,
  worstVerdict,
  type Evaluation,
  type Finding,
  type Part,
  type Slot,
} from '@sirkito/compatibility';
import type { BuildPart } from '@sirkito/contracts/builds/schemas';

/** A part in its slot. */
export interface Placed {
  slot: Slot;
  part: BuildPart;
  /** Quantity, for slots that hold several. */
  count: number;
  findings: readonly Finding[];
}

export interface BuildView {
  placed: readonly Placed[];
  /** Empty slots, in order. */
  open: readonly Slot[];
  evaluation: Evaluation;
  count: number;
  total: Pesos;
  /** Parts with less stock than the build needs. */
  soldOut: readonly BuildPart[];
  /** Essential slots that are filled or not required, out of all essential slots. */
  essentials: { filled: number; all: number };
}

type PartFields = Pick<BuildPart, '_id' | 'category' | 'name' | 'attributes'>;

export const toPart = ({ _id, category, name, attributes }: PartFields): Part => ({
  id: _id,
  categoryId: category.id,
  name,
  attributes,
});

/** Builds the view model of a build. */
export function viewBuild(parts: readonly BuildPart[]): BuildView {
  const evaluation = evaluate(parts.map(toPart));
  const placed = slots.flatMap((slot) => placedIn(slot, parts, evaluation));
  const essential = slots.filter(({ isEssential }) => isEssential);
  const missing = new Set(
    evaluation.findings.filter(({ rule }) => rule === 'Q1').map(({ fix }) => fix?.slot),
  );
  const total = sumCentavos(parts.map((part) => toCentavos(effectivePrice(part))));
  return {
    placed,
    open: slots.filter((slot) => placed.every((one) => one.slot.id !== slot.id)),
    evaluation,
    count: parts.length,
    total: toPesos(total),
    soldOut: uniqueParts(parts).filter(
      ({ _id, totalStock }) => totalStock < parts.filter((one) => one._id === _id).length,
    ),
    essentials: {
      filled: essential.filter(({ id }) => !missing.has(id)).length,
      all: essential.length,
    },
  };
}

function placedIn(slot: Slot, parts: readonly BuildPart[], evaluation: Evaluation): Placed[] {
  const own = parts.filter(({ category }) => slotOf(category.id)?.id === slot.id);
  return uniqueParts(own).map((part) => ({
    slot,
    part,
    count: own.filter(({ _id }) => _id === part._id).length,
    findings: findingsFor(evaluation, part._id),
  }));
}

const uniqueParts = (parts: readonly BuildPart[]): BuildPart[] => [
  ...new Map(parts.map((part) => [part._id, part])).values(),
];

/** Returns the short label for a part's fit, and the doubt behind "Not verified". */
export function shortVerdict(findings: readonly Finding[]) {
  const verdict = worstVerdict(findings);
  const [doubt] = blockingUnknowns(findings);
  if (verdict === 'error') return { verdict, label: "Doesn't fit" };
  if (verdict === 'warn') return { verdict, label: 'Fits, with a caveat' };
  if (doubt) return { verdict: 'unknown' as const, label: 'Not verified', doubt: doubt.sentence };
  return { verdict: 'ok' as const, label: 'Fits' };
}

/** Returns a one-sentence summary of the verdict. */
export function summary({ evaluation: { verdict, findings }, essentials }: BuildView): string {
  const count = findings.filter((finding) => finding.verdict === verdict).length;
  if (verdict === 'error') {
    return `${formatCount(count, 'thing')} ${plural(count, "doesn't", "don't")} fit.`;
  }
  if (blockingUnknowns(findings).length > 0) {
    return "No conflicts found. Some details aren't verified.";
  }
  if (essentials.filled < essentials.all) return 'Everything fits so far.';
  if (verdict === 'warn') return `It fits. ${formatCount(count, 'thing')} to check.`;
  return 'It fits.';
}

export function missingPowerNote({ evaluation: { power } }: BuildView): string | undefined {
  const count = power.unknown.length;
  if (count === 0) return undefined;
  return `${formatCount(count, 'part')} ${plural(count, 'has', 'have')} no power rating`;
}
