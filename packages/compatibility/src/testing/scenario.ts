import { evaluate } from '../evaluate.ts';
import type { Verdict } from '../finding.ts';
import { sold } from './catalogue.ts';

/** A build somebody would bring to the counter, and what they should be told. */
export interface Scenario {
  says: string;
  /** Names in the demo catalogue. A name twice is two of it. */
  parts: readonly string[];
  /** The verdict of the whole build, where the scenario is about that. */
  verdict?: Verdict;
  /** The worst that each of these rules says. */
  expects?: Readonly<Record<string, Verdict>>;
}

const byWeight: readonly Verdict[] = ['ok', 'info', 'unknown', 'warn', 'error'];

/** What the engine says, in the form of what the scenario expects. */
export function told({ parts, verdict, expects = {} }: Scenario) {
  const evaluation = evaluate(parts.map(sold));
  const worstOf = (rule: string) =>
    evaluation.findings
      .filter((finding) => finding.rule === rule)
      .map((finding) => finding.verdict)
      .toSorted((one, other) => byWeight.indexOf(other) - byWeight.indexOf(one))[0];
  return {
    ...(verdict && { verdict: evaluation.verdict }),
    expects: Object.fromEntries(Object.keys(expects).map((rule) => [rule, worstOf(rule)])),
  };
}
