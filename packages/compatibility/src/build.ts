import type { Part } from './part.ts';

/** A build's parts, grouped by category. */
export interface Build {
  cpus: readonly Part[];
  boards: readonly Part[];
  memory: readonly Part[];
  cards: readonly Part[];
  supplies: readonly Part[];
  drives: readonly Part[];
  coolers: readonly Part[];
  cases: readonly Part[];
  monitors: readonly Part[];
  backups: readonly Part[];
  adapters: readonly Part[];
}

/** Groups parts by category, sorted by id so that results do not depend on input order. */
export function toBuild(parts: readonly Part[]): Build {
  const sorted = parts.toSorted((one, other) =>
    one.id < other.id ? -1 : Number(one.id > other.id),
  );
  const of = (...categories: string[]) =>
    sorted.filter(({ categoryId }) => categories.includes(categoryId));
  return {
    cpus: of('cpu'),
    boards: of('motherboard'),
    memory: of('memory'),
    cards: of('graphics_card'),
    supplies: of('power_supply'),
    drives: of('storage_ssd', 'storage_hdd'),
    coolers: of('cpu_cooling'),
    cases: of('pc_case'),
    monitors: of('monitor'),
    backups: of('ups_avr'),
    adapters: of('adapters'),
  };
}

/** Runs the check on every pair and returns the defined results. */
export function eachPair<Result>(
  ones: readonly Part[],
  others: readonly Part[],
  check: (one: Part, other: Part) => Result | undefined,
): Result[] {
  // Plain loops: suggesting one build evaluates thousands of them.
  const results: Result[] = [];
  for (const one of ones) {
    for (const other of others) {
      const result = check(one, other);
      if (result !== undefined) results.push(result);
    }
  }
  return results;
}
