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
  const findings = rules.flatMap(({ id, judge }) =>
    judge(build).map((judgement) => ({ rule: id, parts: partsOf(judgement), ...judgement })),
  );
  const power = estimatePower(build);
  return {
    verdict: worst(findings),
    findings,
    power,
    requiredWatts: requiredWatts(build, power, build.supplies[0]),
  };
}

/** Two of the same are named twice: each of them has each of its facts once. */
function partsOf({ facts }: Judgement): string[] {
  const byPart = Map.groupBy(facts, ({ part }) => part);
  return [...byPart].flatMap(([id, own]) => {
    const byKey = Map.groupBy(own, ({ key }) => key);
    const many = Math.max(...[...byKey.values()].map(({ length }) => length));
    return Array.from({ length: many }, () => id);
  });
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
