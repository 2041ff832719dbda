import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Span } from './tracing/span.ts';

/** The request or job being handled, as log lines name it. */
export interface RequestScope {
  requestId: string;
  /** See `hashAccount`. */
  account?: string;
  /** Order number, such as `SK-1001`. */
  order?: string;
  /** Parent of the spans opened meanwhile, if it is traced. */
  span?: Span | undefined;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `work`, and everything it starts, in the scope. */
export const runInScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);

export const currentScope = (): RequestScope | undefined => scopes.getStore();

/** Names the order that the request or job concerns. */
export function recordOrder(order: string): void {
  const scope = currentScope();
  if (scope) scope.order = order;
}

/** Names the account that makes the request. */
export function recordAccount(accountId: string): void {
  const scope = currentScope();
  if (scope) scope.account = hashAccount(accountId);
}

/** Returns the fields for a log line. */
export const loggedScope = ({ account, order }: Partial<RequestScope> = currentScope() ?? {}) => ({
  ...(account && { account }),
  ...(order && { order }),
});

/** Identifies an account in logs without naming it. Ids are random, so the hash can't be guessed. */
export const hashAccount = (accountId: string): string =>
  createHash('sha256').update(accountId).digest('hex').slice(0, 12);
