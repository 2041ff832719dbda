import { requireShop, type Ctx } from '#api/platform/context.ts';
import { bookRules, countCompared, listDifferent, takeTime } from './reconcile.queries.ts';

export interface Check {
  rule: string;
  /** How many were held against it. */
  compared: number;
  /** Those that differ, a thousand at most; none in a healthy shop. */
  different: string[];
}

/** Holds stock, listings, orders, promotions and money against what they are made of. */
export async function reconcile(ctx: Ctx): Promise<Check[]> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    await takeTime(tx);
    const checks: Check[] = [];
    for (const rule of bookRules) {
      checks.push({
        rule: rule.rule,
        compared: await countCompared(tx, rule),
        different: await listDifferent(tx, rule),
      });
    }
    return checks;
  });
}

export const differencesIn = (checks: readonly Check[]): number =>
  checks.reduce((sum, { different }) => sum + different.length, 0);
