import { evaluate } from '../evaluate.ts';
import type { Verdict } from '../finding.ts';
import { catalogPart } from './catalogue.ts';

/** A realistic build and its expected verdicts. */
export interface Scenario {
  title: string;
  /** Names in the demo catalogue; a name listed twice means two units. */
  parts: readonly string[];
  /** Verdict of the whole build, if relevant. */
  verdict?: Verdict;
  /** Worst verdict by rule. */
  expects?: Readonly<Record<string, Verdict>>;
}

const bySeverity: readonly Verdict[] = ['ok', 'info', 'unknown', 'warn', 'error'];

/** Returns the actual verdicts, in the shape of the expected ones. */
export function actualVerdicts({ parts, verdict, expects = {} }: Scenario) {
  const evaluation = evaluate(parts.map(catalogPart));
  const worstOf = (rule: string) =>
    evaluation.findings
      .filter((finding) => finding.rule === rule)
      .map((finding) => finding.verdict)
      .toSorted((one, other) => bySeverity.indexOf(other) - bySeverity.indexOf(one))[0];
  return {
    ...(verdict && { verdict: evaluation.verdict }),
    expects: Object.fromEntries(Object.keys(expects).map((rule) => [rule, worstOf(rule)])),
  };
}
