import { formatCount } from '@sirkito/commerce';
import type { Build } from './build.ts';
import type { Fact } from './part.ts';
import type { SlotId } from './slots.ts';

/** `unknown` means that an attribute is missing. It never counts as a pass. */
export type Verdict = 'ok' | 'info' | 'warn' | 'error' | 'unknown';

/** A change that fixes a conflict. */
export interface Fix {
  /** The slot to replace or fill. */
  slot: SlotId;
  sentence: string;
}

/** The result of one rule for the parts it compared. */
export interface RuleResult {
  verdict: Verdict;
  /** Shown to shoppers: no rule ids, no attribute keys. */
  sentence: string;
  /** The compared values, such as "304 / 307 mm". */
  compared: string;
  facts: readonly Fact[];
  fix?: Fix;
}

export interface Finding extends RuleResult {
  rule: string;
  /** Ids of the parts involved; two of the same part are listed twice. */
  parts: readonly string[];
}

export interface Rule {
  /** Such as "C1"; never shown to shoppers. */
  id: string;
  check: (build: Build) => readonly RuleResult[];
}

/** Formats two values as "304 / 307 mm", with "?" for an unknown one. */
export function formatComparison(
  one: string | number | undefined,
  other: string | number | undefined,
  unit = '',
): string {
  return `${one ?? '?'} / ${other ?? '?'}${unit && ` ${unit}`}`;
}

export const count = formatCount;
