import { codRulesVersion, type CodCheck as NewCheck, type CodSignals } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

interface CodCheck {
  score: number;
  reasons: CodSignals;
  rulesVersion: number;
  review: 'required' | 'approved' | null;
}

/** Returns how risky cash on delivery was when the order was placed; undefined if never checked. */
export function findCodCheck(read: Reader, orderId: string): Promise<CodCheck | undefined> {
  return (
    read
      .selectFrom('customer_order')
      .select([
        sql<number>`cod_score`.as('score'),
        sql<CodSignals>`cod_reasons`.as('reasons'),
        sql<number>`cod_rules_version`.as('rulesVersion'),
        'cod_review as review',
      ])
      .where('id', '=', orderId)
      .where('payment_method', '=', 'cod')
      // Cleared when the account is erased.
      .where('cod_reasons', 'is not', null)
      .executeTakeFirst()
  );
}

/** Lists the orders among these whose cash on delivery staff have not approved yet. */
export async function listReviewDue(read: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await read
    .selectFrom('customer_order')
    .select('id')
    .where('id', 'in', ids)
    .where('payment_method', '=', 'cod')
    .where('cod_review', '=', 'required')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Lists the reasons stored about an account's orders, for its data export. */
export function listCodReasons(read: Reader, accountId: string) {
  return read
    .selectFrom('customer_order')
    .select(['number', 'cod_score as score', 'cod_reasons as reasons'])
    .where('account_id', '=', accountId)
    .where('cod_reasons', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute();
}

/** Approves cash on delivery. Caller holds the order lock. */
export async function setCodApproved(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({ cod_review: 'approved', updated_at: at })
    .where('id', '=', orderId)
    .execute();
}

/** Stores the score with an order that is now paid in cash. Caller holds the order lock. */
export async function setCodCheck(
  tx: Tx,
  orderId: string,
  { score, reasons, isReviewNeeded }: NewCheck,
): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({
      cod_score: score,
      cod_reasons: sql`${JSON.stringify(reasons)}::jsonb`,
      cod_rules_version: codRulesVersion,
      cod_review: isReviewNeeded ? 'required' : null,
    })
    .where('id', '=', orderId)
    .execute();
}
