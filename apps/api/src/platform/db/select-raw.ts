import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from './transaction.ts';

/** Marks a query for preparation; the connection sees only the text. */
export const prepared = sql`/* prepared */`;

/**
 * Runs raw SQL that the query builder can't express, or that runs too often to build every time.
 * It runs as a subquery, where PostgreSQL allows no writes, so a Reader stays a Reader. Row order is
 * not guaranteed, whatever the query says: tests reverse the rows. Use `selectRanked` for an order.
 */
export function selectRaw<Row>(read: Reader, query: RawBuilder<Row>): Promise<Row[]> {
  const rows = sql<Row>`(${query})`.as('found');
  const select = read.selectFrom(rows).selectAll().modifyFront(prepared);
  // Kysely can't spread a generic row into columns; `*` selects exactly those of `Row`.
  return select.execute() as Promise<Row[]>;
}

/** Runs raw SQL that always returns a row, such as an aggregate or a function call. */
export async function selectOne<Row>(read: Reader, query: RawBuilder<Row>): Promise<Row> {
  const [row] = await selectRaw(read, query);
  if (row === undefined) throw new Error('The query returned no row');
  return row;
}

/** Runs raw SQL like `selectRaw` and returns the rows by the `rank` they select, lowest first. */
export async function selectRanked<Row extends { rank: number }>(
  read: Reader,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const rows = await selectRaw(read, query);
  return rows.toSorted((one, other) => one.rank - other.rank);
}

/** Runs a raw write as a prepared statement, for writes that cost less than their planning. */
export async function writeRaw<Row>(tx: Tx, query: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await sql<Row>`${prepared} ${query}`.execute(tx);
  return rows;
}

export const shouldPrepare = (text: string): boolean =>
  /^(?:select )?\/\* prepared \*\//.test(text);
