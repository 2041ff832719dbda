import { appendFileSync, readFileSync } from 'node:fs';
import type { Reply } from '../load/call.ts';

/** What a client did and learned. Stored in a file, so that no fault of the shop can change it. */
export type Entry =
  | { type: 'order'; accountId: string; productId: string }
  | { type: 'placed'; accountId: string; orderId: string; total: number }
  | { type: 'refused'; accountId: string; code: string }
  /** An answer to a cancellation: the status it gives the order, or the code of its error. */
  | {
      type: 'cancel';
      accountId: string;
      orderId: string;
      status: Reply['status'];
      outcome: string;
    };

export interface History {
  add: (entry: Entry) => void;
  read: () => Entry[];
}

export const createHistory = (file: string): History => ({
  add: (entry) => appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...entry })}\n`),
  read: () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Entry),
});
