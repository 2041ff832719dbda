import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from './transaction.ts';

/** At the front of a query, tells the connection, which sees nothing but the text, to prepare it. */
export const prepared = sql`/* prepared */`;

/**
 * Reads by SQL that the builder cannot say, or that is asked for so often that building it anew
 * would cost more than the answer. It runs as a subquery, where PostgreSQL allows no writing, so a
 * Reader stays a Reader. Order is not kept: sort outside.
 */
export function selectRaw<Row>(read: Reader, query: RawBuilder<Row>): Promise<Row[]> {
  const found = sql<Record<string, unknown>>`(${query})`.as('found');
  const asked = read.selectFrom(found).selectAll().modifyFront(prepared);
  return asked.execute() as Promise<unknown> as Promise<Row[]>;
}

/** Writes by SQL that is sent so often that planning it anew would cost more than doing it. */
export async function writeRaw<Row>(tx: Tx, query: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await sql<Row>`${prepared} ${query}`.execute(tx);
  return rows;
}

export const isToBePrepared = (text: string): boolean =>
  /^(?:select )?\/\* prepared \*\//.test(text);
