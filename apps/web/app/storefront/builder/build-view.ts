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
  fitVerdict,
  isMissingPart,
  slotOf,
  slots,
  type Evaluation,
  type Finding,
  type Part,
  type Slot,
  type Verdict,
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
  /** Empty slots that the build needs to start, in order. */
  missing: readonly Slot[];
  /** Filled essential slots, out of those the build needs. */
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
  const open = slots.filter((slot) => placed.every((one) => one.slot.id !== slot.id));
  const needed = evaluation.findings.filter(isMissingPart).map(({ fix }) => fix?.slot);
  const missing = open.filter(({ id }) => needed.includes(id));
  const filled = slots.filter((slot) => slot.isEssential && !open.includes(slot)).length;
  const total = sumCentavos(parts.map((part) => toCentavos(effectivePrice(part))));
  return {
    placed,
    open,
    evaluation,
    count: parts.length,
    total: toPesos(total),
    soldOut: uniqueParts(parts).filter(
      ({ _id, totalStock }) => totalStock < parts.filter((one) => one._id === _id).length,
    ),
    missing,
    essentials: { filled, all: filled + missing.length },
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
  const verdict = fitVerdict(findings);
  if (!verdict) return { verdict: 'unknown' as const, label: 'Nothing to check yet' };
  if (verdict === 'error') return { verdict, label: "Doesn't fit" };
  if (verdict === 'warn') return { verdict, label: 'Fits, with a caveat' };
  if (verdict === 'unknown') {
    const checks = findings.filter((finding) => !isMissingPart(finding));
    return { verdict, label: 'Not verified', doubt: blockingUnknowns(checks)[0]?.sentence };
  }
  return { verdict: 'ok' as const, label: 'Fits' };
}

/** Summarises the verdict, with the number of unverified checks. */
export function summary({ evaluation: { findings }, missing }: BuildView): string {
  const verdict = fitVerdict(findings);
  const countOf = (one: Verdict) =>
    findings.filter((finding) => finding.verdict === one && !isMissingPart(finding)).length;
  const unverified = countOf('unknown');
  const count = verdict ? countOf(verdict) : 0;
  const headline = headlineOf(verdict, { count, missing, isVerified: unverified === 0 });
  return unverified > 0
    ? `${headline} ${formatCount(unverified, 'check')} not verified.`
    : headline;
}

function headlineOf(
  verdict: Verdict | undefined,
  { count, missing, isVerified }: { count: number; missing: readonly Slot[]; isVerified: boolean },
): string {
  if (!verdict) return 'Nothing to check yet.';
  if (verdict === 'error') {
    return `${formatCount(count, 'thing')} ${plural(count, "doesn't", "don't")} fit.`;
  }
  if (verdict === 'unknown') return 'No conflicts found.';
  const all = isVerified ? 'It' : 'What we could check';
  const fits = missing.length > 0 && isVerified ? 'Everything fits so far.' : `${all} fits.`;
  return verdict === 'warn' ? `${fits} ${formatCount(count, 'thing')} to check.` : fits;
}

export function missingPowerNote({ evaluation: { power } }: BuildView): string | undefined {
  const count = power.unknown.length;
  if (count === 0) return undefined;
  return `${formatCount(count, 'part')} ${plural(count, 'has', 'have')} no power rating`;
}
