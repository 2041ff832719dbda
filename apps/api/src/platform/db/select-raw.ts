import { sql, type RawBuilder } from 'kysely';
import type { Reader } from './transaction.ts';

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

export const isToBePrepared = (text: string): boolean => text.startsWith('select /* prepared */');
