import type { Stage } from '@sirkito/e2e/stack/stage';

/** How much is done: enough to trust the figures, or just enough to see that it runs. */
export interface Effort {
  rounds: number;
  seconds: number;
  warmUpSeconds: number;
  connections: number;
  /** Where it is about many at once. */
  crowd: number;
}

export const efforts = {
  full: { rounds: 5, seconds: 3, warmUpSeconds: 4, connections: 10, crowd: 32 },
  short: { rounds: 1, seconds: 0.5, warmUpSeconds: 0.5, connections: 5, crowd: 5 },
} as const satisfies Record<string, Effort>;

/** What a case runs on: a fresh database of its own, and whatever it starts there. */
export interface Bench {
  stage: Stage;
  effort: Effort;
  /** The large database that `npm run catalogue:grow` made, where there is one. */
  database: string;
}

export type Row = Record<string, string | number | null>;

export interface Finding {
  title: string;
  rows: Row[];
  notes?: string[];
}

export interface BenchCase {
  name: string;
  about: string;
  run: (bench: Bench) => Promise<Finding[]>;
}
