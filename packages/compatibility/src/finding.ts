import type { Build } from './build.ts';
import type { Fact } from './part.ts';
import type { SlotId } from './slots.ts';

/** `unknown` is a fact the shop does not have. It is never a pass. */
export type Verdict = 'ok' | 'info' | 'warn' | 'error' | 'unknown';

/** The one change that would mend a conflict. */
export interface Mend {
  /** What to exchange or add. */
  slot: SlotId;
  sentence: string;
}

/** What a rule says about the parts it looked at. */
export interface Judgement {
  verdict: Verdict;
  /** For a shopper; no rule numbers, no attribute names. */
  sentence: string;
  /** What was compared, as in "304 / 307 mm". */
  compared: string;
  facts: readonly Fact[];
  mend?: Mend;
}

export interface Finding extends Judgement {
  rule: string;
  /** The parts it is about; two of the same are named twice. */
  parts: readonly string[];
}

export interface Rule {
  /** As in the list of rules; never shown to shoppers. */
  id: string;
  judge: (build: Build) => readonly Judgement[];
}

/** Two facts as they stand beside each other; a question mark for what is not known. */
export function beside(
  one: string | number | undefined,
  other: string | number | undefined,
  unit = '',
): string {
  return `${one ?? '?'} / ${other ?? '?'}${unit && ` ${unit}`}`;
}

export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${String(amount)} ${amount === 1 ? one : many}`;
