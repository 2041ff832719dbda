import type { StaffAction, StaffArea } from '@sirkito/commerce';
import type { z } from 'zod';
import type { ErrorCode } from './error-catalogue.ts';
import type { Call, CallShape } from './call.ts';

/** Staff whose role may take an action in an area. */
export interface StaffAccess {
  staff: StaffArea;
  action: StaffAction;
}

/** Who may call: anyone, a signed-in shopper (or staff for their own account), or staff. */
export type Access = 'public' | 'shopper' | StaffAccess;

/** Requires exactly one schema for each input of the call. */
type Schemas<T extends CallShape> = {
  [Part in Exclude<keyof T, 'reply'>]-?: z.ZodType<unknown, T[Part]>;
} & { reply: z.ZodType<T['reply']> };

type Rules<T extends CallShape> = Schemas<T> & {
  access: Access;
  /** Rate limit for expensive calls, per account or, for public calls, per visitor. */
  limit?: { calls: number; seconds: number };
  /** Type of the reply, if not JSON. */
  contentType?:
    | 'application/jose'
    | 'application/pdf'
    | 'image/jpeg'
    | 'text/csv'
    | 'text/event-stream';
  /** Maximum body size, if above the default. */
  maxBytes?: number;
  /** Timeout in milliseconds, if above the default. */
  timeoutMs?: number;
  /** Open to staff who have yet to set up two-factor authentication after their grace period. */
  isForTwoFactorSetup?: true;
  /** Waits in a queue of its own, so it takes no place among public reads. */
  hasOwnQueue?: true;
  headers?: z.ZodType;
  /** Reads from `DATABASE_READ_URL`, which may be a standby a moment behind. Must write nothing. */
  readsReplica?: true;
  /** One line for the API reference. */
  summary: string;
  /** What else its callers need to know, for the API reference. */
  description?: string;
  /** Errors specific to this call; `declaredErrors` adds those of its access and method. */
  errors?: readonly ErrorCode[];
} & (
    | {
        /** Same reply for every caller, so it may be cached briefly. */
        isCacheable?: true;
        identifiesCaller?: never;
      }
    | {
        isCacheable?: never;
        /** Public, but reads the session if there is one. */
        identifiesCaller?: true;
      }
  );

export type Endpoint<T extends CallShape = CallShape, R extends Rules<T> = Rules<T>> = {
  call: Call<T>;
} & R;

/** Combines a call with its schemas. `access` is required by the type. */
export const endpoint = <T extends CallShape, R extends Rules<T>>(
  call: Call<T>,
  rules: R,
): Endpoint<T, R> => ({ call, ...rules });
