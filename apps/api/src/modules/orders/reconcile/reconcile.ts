import { requireShop, type Ctx } from '#api/platform/context.ts';
import { extendTimeout, reconciliationRules } from './reconcile.queries.ts';
import { countCompared, listDifferent } from './rule.queries.ts';

export interface Check {
  rule: string;
  /** Number of rows checked. */
  compared: number;
  /** Mismatches, at most a thousand. */
  different: string[];
}

/** Checks that stock, listings, orders, promotions and payments agree with their ledgers. */
export async function reconcile(ctx: Ctx): Promise<Check[]> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    await extendTimeout(tx);
    const checks: Check[] = [];
    for (const rule of reconciliationRules) {
      checks.push({
        rule: rule.rule,
        compared: await countCompared(tx, rule),
        different: await listDifferent(tx, rule),
      });
    }
    return checks;
  });
}

export const countMismatches = (checks: readonly Check[]): number =>
  checks.reduce((sum, { different }) => sum + different.length, 0);
