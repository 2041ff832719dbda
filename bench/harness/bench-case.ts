import type { Stage } from '@sirkito/e2e/stack/stage';

/** Amount of load: enough for reliable results, or just enough to see that it runs. */
export interface Effort {
  rounds: number;
  seconds: number;
  warmUpSeconds: number;
  connections: number;
  /** Concurrent users, for cases about concurrency. */
  crowd: number;
}

export const efforts = {
  full: { rounds: 5, seconds: 3, warmUpSeconds: 4, connections: 10, crowd: 32 },
  short: { rounds: 1, seconds: 0.5, warmUpSeconds: 0.5, connections: 5, crowd: 5 },
} as const satisfies Record<string, Effort>;

/** Environment of a case: its own database and the servers it starts. */
export interface Bench {
  stage: Stage;
  effort: Effort;
  /** The large database from `npm run shop -- catalogue-grow`, if there is one. */
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
