import { sql, type RawBuilder } from 'kysely';
import type { Reader } from './transaction.ts';

/**
 * Reads by SQL that the builder cannot say. It runs as a subquery, where PostgreSQL allows no
 * writing, so a Reader stays a Reader. Order is not kept: sort outside.
 */
export function selectRaw<Row>(read: Reader, query: RawBuilder<Row>): Promise<Row[]> {
  const found = sql<Record<string, unknown>>`(${query})`.as('found');
  return read.selectFrom(found).selectAll().execute() as Promise<unknown> as Promise<Row[]>;
}
