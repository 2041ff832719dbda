import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Call, Traffic } from './paths/call.ts';

/** Who may call: anyone, a signed-in shopper (or staff for themselves), or staff alone. */
export type Access = 'public' | 'shopper' | 'staff';

/** Exactly the schemas that the call's traffic asks for, no more and no fewer. */
type Schemas<T extends Traffic> = {
  [Part in Exclude<keyof T, 'reply'>]-?: z.ZodType<unknown, T[Part]>;
} & { reply: z.ZodType<T['reply']> };

type Rules<T extends Traffic> = Schemas<T> & {
  access: Access;
  /** For what costs more than an answer: by account, or by visitor where anyone may call. */
  limit?: { calls: number; seconds: number };
  /** For the few that carry more than a form does. */
  maxBytes?: number;
  /** For the few that take longer than anybody waits for a page, in milliseconds. */
  timeLimit?: number;
  /** One line for the reference page. */
  summary: string;
  /** The refusals a caller should be ready for, besides those any call can meet. */
  errors: readonly ErrorCode[];
} & (
    | {
        /** The same for everyone, whoever asks, so that it may be kept for a moment. */
        isShared?: true;
        knowsCaller?: never;
      }
    | {
        isShared?: never;
        /** Open to anyone, and told who is signed in; whoever is not, or no longer, is a guest. */
        knowsCaller?: true;
      }
  );

export type Endpoint<T extends Traffic = Traffic, R extends Rules<T> = Rules<T>> = {
  call: Call<T>;
} & R;

/** Joins a call to its schemas. Without `access` it does not compile. */
export const endpoint = <T extends Traffic, R extends Rules<T>>(
  call: Call<T>,
  rules: R,
): Endpoint<T, R> => ({ call, ...rules });
