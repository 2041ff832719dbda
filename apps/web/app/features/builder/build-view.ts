import { effectivePrice, toCentavos, toPesos, type Centavos, type Pesos } from '@sirkito/commerce';
import {
  decidingDoubts,
  evaluate,
  findingsOn,
  slotOf,
  slots,
  worst,
  type Evaluation,
  type Finding,
  type Part,
  type Slot,
} from '@sirkito/compatibility';
import type { BuildPart } from '@sirkito/contracts/builds';

/** One part in its place. */
export interface Placed {
  slot: Slot;
  part: BuildPart;
  /** How many of it, where a place holds several. */
  count: number;
  findings: readonly Finding[];
}

export interface BuildView {
  placed: readonly Placed[];
  /** Places without a part, in order. */
  open: readonly Slot[];
  evaluation: Evaluation;
  count: number;
  total: Pesos;
  /** Of these there are fewer than the build takes. */
  soldOut: readonly BuildPart[];
  /** Essential places that are filled, or need nothing, of all of them. */
  essentials: { filled: number; all: number };
}

type Known = Pick<BuildPart, '_id' | 'category' | 'name' | 'attributes'>;

export const toPart = ({ _id, category, name, attributes }: Known): Part => ({
  id: _id,
  categoryId: category.id,
  name,
  attributes,
});

/** A build as the page shows it. */
export function viewBuild(parts: readonly BuildPart[]): BuildView {
  const evaluation = evaluate(parts.map(toPart));
  const placed = slots.flatMap((slot) => placedIn(slot, parts, evaluation));
  const essential = slots.filter(({ isEssential }) => isEssential);
  const missing = new Set(
    evaluation.findings.filter(({ rule }) => rule === 'Q1').map(({ mend }) => mend?.slot),
  );
  const total = parts.reduce((sum, part) => sum + toCentavos(effectivePrice(part)), 0);
  return {
    placed,
    open: slots.filter((slot) => placed.every((one) => one.slot.id !== slot.id)),
    evaluation,
    count: parts.length,
    total: toPesos(total as Centavos),
    soldOut: onceEach(parts).filter(
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
  return onceEach(own).map((part) => ({
    slot,
    part,
    count: own.filter(({ _id }) => _id === part._id).length,
    findings: findingsOn(evaluation, part._id),
  }));
}

const onceEach = (parts: readonly BuildPart[]): BuildPart[] => [
  ...new Map(parts.map((part) => [part._id, part])).values(),
];

/** What the line of a part says about its fit, in two or three words, and what it is not sure of. */
export function shortVerdict(findings: readonly Finding[]) {
  const verdict = worst(findings);
  const [doubt] = decidingDoubts(findings);
  if (verdict === 'error') return { verdict, words: 'Does not fit' };
  if (verdict === 'warn') return { verdict, words: 'Fits, to check' };
  if (doubt) return { verdict: 'unknown' as const, words: 'Not verified', doubt: doubt.sentence };
  return { verdict: 'ok' as const, words: 'Fits' };
}

/** The head of the verdict, in a sentence. */
export function summary({ evaluation: { verdict, findings }, essentials }: BuildView): string {
  const many = findings.filter((finding) => finding.verdict === verdict).length;
  const isOne = many === 1;
  if (verdict === 'error') return isOne ? 'One thing does not fit.' : `${many} things do not fit.`;
  if (decidingDoubts(findings).length > 0) {
    return 'Nothing speaks against it, but not all is verified.';
  }
  if (essentials.filled < essentials.all) return 'So far it fits.';
  if (verdict === 'warn') return isOne ? 'It fits. One to check.' : `It fits. ${many} to check.`;
  return 'It fits.';
}

export function unstatedPower({ evaluation: { power } }: BuildView): string | undefined {
  const many = power.unknown.length;
  if (many === 0) return undefined;
  return many === 1 ? 'One part states no power' : `${many} parts state no power`;
}
