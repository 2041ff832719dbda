import type { Settings } from '../../../scripts/services/settings.ts';

export const kinds = [
  'node loss',
  'kill -9',
  'hang',
  'partition',
  'latency',
  'packet loss',
  'clock',
  'full disk',
  // Nothing fails over, because the databases themselves are fine or all share the trouble.
  'until repaired',
] as const;
export type Kind = (typeof kinds)[number];

export type Undo = () => Promise<void>;

/** One way to break the cluster. */
export interface Nemesis {
  name: string;
  kind: Kind;
  /** Number of the requirement that its run proves. */
  requirement: string;
  /** Breaks something on the cluster as it is now, and returns what repairs it. */
  start: (settings: Settings) => Promise<Undo>;
  /** Says what else is wrong once all is repaired. */
  check?: (settings: Settings) => Promise<string[]>;
}

/** Longest time without an order, in seconds. */
export const maxGap: Record<Kind, number> = {
  'node loss': 10,
  'kill -9': 10,
  hang: 15,
  partition: 15,
  latency: 10,
  'packet loss': 15,
  clock: 10,
  'full disk': 15,
  'until repaired': 25,
};
