import { toBuild } from './build.ts';
import type { Finding, Judgement, Verdict } from './finding.ts';
import type { Part } from './part.ts';
import { estimatePower, requiredWatts, type Power } from './power.ts';
import { rules } from './rules.ts';

export interface Evaluation {
  /** The worst of its rules. What is not verified stands beside it, not in it. */
  verdict: Exclude<Verdict, 'unknown'>;
  findings: readonly Finding[];
  power: Power;
  /** What the chosen supply should have, or any supply if none is chosen. */
  requiredWatts: number;
}

const byWeight = ['ok', 'info', 'warn', 'error'] as const;

/** Whether these parts make a PC, and why. The order of the parts makes no difference. */
export function evaluate(parts: readonly Part[]): Evaluation {
  const build = toBuild(parts);
  const findings: Finding[] = [];
  for (const { id, judge } of rules) {
    for (const judgement of judge(build)) {
      findings.push({ rule: id, parts: partsOf(judgement), ...judgement });
    }
  }
  const power = estimatePower(build);
  return {
    verdict: worst(findings),
    findings,
    power,
    requiredWatts: requiredWatts(build, power, build.supplies[0]),
  };
}

/** A part has each fact once, so that two of the same are named twice: by the first of theirs. */
function partsOf({ facts }: Judgement): string[] {
  const firsts: Judgement['facts'][number][] = [];
  for (const fact of facts) {
    const first = firsts.find(({ part }) => part === fact.part);
    if (!first || first.key === fact.key) firsts.push(fact);
  }
  return firsts.map(({ part }) => part);
}

/** The worst verdict among findings; nothing found is nothing wrong. */
export function worst(findings: readonly Pick<Finding, 'verdict'>[]): Exclude<Verdict, 'unknown'> {
  const weights = findings.map(({ verdict }) =>
    verdict === 'unknown' ? 0 : byWeight.indexOf(verdict),
  );
  return byWeight[Math.max(0, ...weights)] ?? 'ok';
}

/** What is said about one part of a build. */
export const findingsOn = ({ findings }: Evaluation, id: string): readonly Finding[] =>
  findings.filter(({ parts }) => parts.includes(id));
