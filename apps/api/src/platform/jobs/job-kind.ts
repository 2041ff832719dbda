import type { z } from 'zod';
import type { Tx } from '../db/transaction.ts';

/** A job's name (`module.verb_noun`) and payload. */
export interface JobKind<T extends object = object> {
  name: `${string}.${string}`;
  payload: z.ZodType<T>;
}

export type Enqueue = <T extends object>(
  tx: Tx,
  job: JobKind<T>,
  payload: T,
  startAfter?: Date,
) => Promise<void>;
