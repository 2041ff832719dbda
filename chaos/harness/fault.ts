import type { Kind, Load } from '../load/load.ts';
import type { Shop } from '../stack/shop.ts';

export interface Scene {
  shop: Shop;
  load: Load;
  /** How long the fault lasts in this run. */
  seconds: number;
  /** Waits for that long. */
  hold: () => Promise<void>;
}

/** One way to break the shop, and what must hold meanwhile. */
export interface Fault {
  name: string;
  /** What breaks. */
  about: string;
  seconds: number;
  /** Seconds in the short form; faults without it are not part of it. */
  shortSeconds?: number;
  /** Nothing can answer these while the fault lasts, so its length is added to their limit. */
  stops?: readonly Traffic[];
  /** Longest time without a success, in seconds. */
  maxGap: Readonly<Record<Traffic, number>>;
  /** Breaks something, repairs it, and returns what was wrong besides the load. */
  run: (scene: Scene) => Promise<string[]>;
  /** Looks again after all other faults, for what takes its time, and returns what was wrong. */
  checkLater?: (scene: Pick<Scene, 'shop' | 'load'>) => Promise<string[]>;
}

/** Requests by what they need: orders write, reads need the API, pages may come from the cache. */
export const traffic = {
  orders: ['order'],
  reads: ['session', 'catalogue'],
  pages: ['page'],
} as const satisfies Record<string, readonly Kind[]>;
export type Traffic = keyof typeof traffic;

/** A fault that this machine or account can't cause. */
export class Skipped extends Error {}
