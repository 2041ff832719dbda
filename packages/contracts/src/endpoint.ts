import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Call, Traffic } from './paths/call.ts';

/** Who may call: anyone, a signed-in shopper (or staff for themselves), or staff alone. */
export type Access = 'public' | 'shopper' | 'staff';

type Schema<T> = z.ZodType<T>;

/** Exactly the schemas that the call's traffic asks for, no more and no fewer. */
type Schemas<T extends Traffic> = {
  [Part in keyof T]: Part extends 'reply' ? Schema<T[Part]> : z.ZodType<T[Part], unknown>;
};

export type Endpoint<T extends Traffic = Traffic> = {
  call: Call<T>;
  access: Access;
  /** One line for the reference page. */
  summary: string;
  /** The refusals a caller should be ready for, besides those any call can meet. */
  errors: readonly ErrorCode[];
} & Schemas<T>;

/** Joins a call to its schemas. Without `access` it does not compile. */
export const endpoint = <T extends Traffic>(
  call: Call<T>,
  rules: Omit<Endpoint<T>, 'call'>,
): Endpoint<T> => ({ call, ...rules }) as Endpoint<T>;
