import { toBuild, type Build } from './build.ts';
import type { Finding, RuleResult, Verdict } from './finding.ts';
import type { Part } from './part.ts';
import { estimatePower, requiredWatts, type Power } from './facts/power.ts';
import { rules } from './rules.ts';

export interface Evaluation {
  /** The worst verdict of all findings, not counting `unknown`. */
  verdict: Exclude<Verdict, 'unknown'>;
  findings: readonly Finding[];
  power: Power;
  /** Recommended wattage of the chosen power supply, or of any if none is chosen. */
  requiredWatts: number;
}

const severities = ['ok', 'info', 'warn', 'error'] as const;

/** Checks whether these parts are compatible. The order of the parts does not matter. */
export function evaluate(parts: readonly Part[]): Evaluation {
  const build = toBuild(parts);
  const findings = [...checkBuild(build)];
  const power = estimatePower(build);
  return {
    verdict: worstVerdict(findings),
    findings,
    power,
    requiredWatts: requiredWatts(build, power, build.supplies[0]),
  };
}

/** Returns whether every finding passes. Stops at the first that does not. */
export function everyFinding(
  parts: readonly Part[],
  passes: (finding: Finding) => boolean,
): boolean {
  for (const finding of checkBuild(toBuild(parts))) if (!passes(finding)) return false;
  return true;
}

function* checkBuild(build: Build): Generator<Finding> {
  for (const { id, check } of rules) {
    for (const result of check(build)) {
      yield { rule: id, parts: partsOf(result), ...result };
    }
  }
}

/** Returns the ids of the parts involved; a key listed twice for one id means two units. */
function partsOf({ facts }: RuleResult): string[] {
  const firsts: RuleResult['facts'][number][] = [];
  for (const fact of facts) {
    const first = firsts.find(({ part }) => part === fact.part);
    if (!first || first.key === fact.key) firsts.push(fact);
  }
  return firsts.map(({ part }) => part);
}

/** Returns the worst verdict, ignoring unknowns; `ok` if there are no findings. */
export function worstVerdict(
  findings: readonly Pick<Finding, 'verdict'>[],
): Exclude<Verdict, 'unknown'> {
  const ranks = findings.map(({ verdict }) =>
    verdict === 'unknown' ? 0 : severities.indexOf(verdict),
  );
  return severities[Math.max(0, ...ranks)] ?? 'ok';
}

/** Returns the findings about one part. */
export const findingsFor = ({ findings }: Evaluation, id: string): readonly Finding[] =>
  findings.filter(({ parts }) => parts.includes(id));
