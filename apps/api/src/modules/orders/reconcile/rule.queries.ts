import { sql, type RawBuilder } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

export interface Rule {
  /** Shown in reports. */
  rule: string;
  /** The table whose rows are checked. */
  compared:
    | 'stock_level'
    | 'product_listing'
    | 'customer_order'
    | 'promotion'
    | 'order_line'
    | 'invoice_document'
    | 'stock_movement';
  /** Selects the rows that break the rule. */
  different: RawBuilder<{ subject: string }>;
}

/** Lists the mismatches of a rule, at most a thousand. */
export async function listDifferent(read: Reader, { different }: Rule): Promise<string[]> {
  const rows = await selectRaw(
    read,
    sql<{ subject: string }>`select subject from (${different}) as differing limit 1000`,
  );
  return rows.map(({ subject }) => subject);
}

export async function countCompared(read: Reader, { compared }: Rule): Promise<number> {
  const [row] = await selectRaw(
    read,
    sql<{ count: number }>`select count(*) as count from ${sql.table(compared)}`,
  );
  return row?.count ?? 0;
}
