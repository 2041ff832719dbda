import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { checkInBuild } from '../../packages/compatibility/src/check-candidate.ts';
import { evaluate } from '../../packages/compatibility/src/evaluate.ts';
import type { Part } from '../../packages/compatibility/src/part.ts';
import { completionOf, isWhole, withPart, type Offers } from './completion.ts';
import type { Kind } from './distinct-parts.ts';
import { isGreen, isGuess } from './search.ts';

export interface TripleCounts {
  count: number;
  /** Of each part beside the two others. */
  verdicts: Record<string, number>;
  caveats: number;
  problems: string[];
  isFinished: boolean;
}

export interface Share {
  /** Which of how many equal shares of the triples to check. */
  share: number;
  of: number;
  maxMinutes: number;
}

type Pc = readonly Part[];

/**
 * Checks every three kinds of different slots, each beside the two others. A part is only to blame
 * if the two others go into a PC without errors.
 */
export function checkTriples(
  kinds: readonly Kind[],
  offers: Offers,
  { share, of, maxMinutes }: Share,
): TripleCounts {
  const until = performance.now() + maxMinutes * 60_000;
  const counts: TripleCounts = {
    count: 0,
    verdicts: {},
    caveats: 0,
    problems: [],
    isFinished: true,
  };
  const pcs = new Map<string, Pc | undefined>();
  /** Returns a PC around two parts; undefined if there is none. */
  const pcAround = (one: Kind, other: Kind): Pc | undefined => {
    const key = `${one.part.id} ${other.part.id}`;
    if (!pcs.has(key)) pcs.set(key, completionOf([one.part, other.part], offers));
    return pcs.get(key);
  };
  const checkTriple = (one: Kind, two: Kind, three: Kind) => {
    const triple = [one, two, three].map(({ part }) => part);
    const evaluation = evaluate(triple);
    const checks = triple.map(({ id }) => checkInBuild(id, evaluation));
    counts.count += 1;
    for (const { verdict = 'nothing compared' } of checks) {
      counts.verdicts[verdict] = (counts.verdicts[verdict] ?? 0) + 1;
    }
    const names = triple.map(({ name }) => name).join(' + ');
    for (const { rule } of evaluation.findings.filter(isGuess)) {
      counts.problems.push(`guessed ${rule}: ${names}`);
    }
    if (!checks.some(({ verdict }) => isGreen(verdict))) return;
    const around = [pcAround(two, three), pcAround(one, three), pcAround(one, two)];
    // Almost always one of the three takes the third part too.
    const isPossible =
      triple.some((part, index) => isWhole(withPart(around[index] ?? [], part))) ||
      completionOf(triple, offers) !== undefined;
    if (isPossible) return;
    for (const [index, { verdict }] of checks.entries()) {
      if (!around[index] || !isGreen(verdict)) continue;
      if (verdict === 'warn') counts.caveats += 1;
      else counts.problems.push(`false green for ${triple[index]?.name ?? ''}: ${names}`);
    }
  };
  for (const [at, one] of kinds.entries()) {
    for (const [next, two] of kinds.slice(at + 1).entries()) {
      if (two.slot === one.slot || (at + next) % of !== share) continue;
      if (performance.now() > until) return { ...counts, isFinished: false };
      for (const three of kinds.slice(at + next + 2)) {
        if (three.slot !== one.slot && three.slot !== two.slot) checkTriple(one, two, three);
      }
    }
  }
  return counts;
}

/** Checks all triples of the catalogue, one share on each processor. */
export async function searchAllTriples(maxMinutes: number): Promise<TripleCounts> {
  const of = availableParallelism();
  const shares = await Promise.all(
    Array.from({ length: of }, async (_, share) => {
      const workerData: Share = { share, of, maxMinutes };
      const worker = new Worker(new URL('triples-worker.ts', import.meta.url), { workerData });
      // The worker posts nothing else.
      const [counts] = (await once(worker, 'message')) as [TripleCounts];
      return counts;
    }),
  );
  return shares.reduce((sum, own) => ({
    count: sum.count + own.count,
    verdicts: Object.fromEntries(
      [...new Set([...Object.keys(sum.verdicts), ...Object.keys(own.verdicts)])].map((verdict) => [
        verdict,
        (sum.verdicts[verdict] ?? 0) + (own.verdicts[verdict] ?? 0),
      ]),
    ),
    caveats: sum.caveats + own.caveats,
    problems: [...sum.problems, ...own.problems],
    isFinished: sum.isFinished && own.isFinished,
  }));
}
