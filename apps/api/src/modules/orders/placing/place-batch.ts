import type { Tx } from '#api/platform/db/transaction.ts';
import { decideOrders } from './decide-orders.ts';
import type { Decision, OrderRequest, OrderRules } from './order-draft.ts';
import { readDrafts } from './read-drafts.ts';
import { writeOrders } from './write-orders.queries.ts';

interface Batch {
  rules: OrderRules;
  at: Date;
  /** Whether to answer `busy` instead of waiting for rows that another transaction keeps. */
  skipLocked: boolean;
}

/** A decision, with the number of the order if it was placed. */
export type Placement = Decision & { number?: number };

/**
 * Places a batch: locks and reads, decides, writes. Two requests of a batch never have the same
 * account. Returns decisions in the order of the requests.
 */
export async function placeBatch(
  tx: Tx,
  requests: readonly OrderRequest[],
  { rules, at, skipLocked }: Batch,
): Promise<Placement[]> {
  const access = { read: tx, lock: skipLocked ? ('skip' as const) : ('wait' as const) };
  const { drafts, stock } = await readDrafts(access, requests, { rules, at });
  const decisions = decideOrders(drafts, stock, rules);
  const placed = decisions.filter((decision) => decision.outcome === 'placed');
  const numbers = await writeOrders(tx, placed, at);
  return decisions.map((decision) => {
    if (decision.outcome !== 'placed') return decision;
    return { ...decision, number: numbers.get(decision.draft.request.orderId) ?? 0 };
  });
}
