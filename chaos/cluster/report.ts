import { toTable } from '@sirkito/bench/harness/table';
import { rules, type Rule } from './checks.ts';
import { kinds } from './nemesis/nemesis.ts';
import type { Result } from './run.ts';

/** A row for each kind of fault, and what was wrong below. */
export function report(results: readonly Result[]): string {
  const rows = [...kinds, 'all' as const].flatMap((kind) => {
    const runs = results.filter((result) => kind === 'all' || result.kind === kind);
    return runs.length === 0 ? [] : [rowOf(kind, runs)];
  });
  const notes = results.flatMap(({ name, problems }) => problems.map((line) => `${name}: ${line}`));
  return toTable({ title: 'Runs by kind of fault', rows, notes });
}

function rowOf(kind: string, runs: readonly Result[]) {
  const gaps = runs.map(({ orderGap }) => orderGap).toSorted((a, b) => a - b);
  const broken = rules
    .map((rule) => [rule, sum(runs, rule)] as const)
    .filter(([rule, count]) => count > 0 || ['lost', 'doubled', 'oversold'].includes(rule));
  return {
    kind,
    faults: new Set(runs.map(({ name }) => name)).size,
    runs: runs.length,
    acknowledged: runs.reduce((total, { acknowledged }) => total + acknowledged, 0),
    ...Object.fromEntries(broken),
    'median gap': (gaps[Math.floor(gaps.length / 2)] ?? 0).toFixed(1),
    'longest gap': (gaps.at(-1) ?? 0).toFixed(1),
    failed: runs.filter(({ problems }) => problems.length > 0).length,
  };
}

const sum = (runs: readonly Result[], rule: Rule) =>
  runs.reduce((total, { counts }) => total + counts[rule], 0);
