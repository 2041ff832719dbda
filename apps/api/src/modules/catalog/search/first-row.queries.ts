import { sql, type RawBuilder } from 'kysely';

/** A row of a left join that gives one row without a rank where there would be none. */
export interface OptionalRow {
  rank: number | null;
}

/** Selects a value of the whole result, such as its counts, on its first row only. */
export const onFirstRow = (value: RawBuilder<unknown> | undefined): RawBuilder<unknown> =>
  value ? sql`case when coalesce(rank, 1) = 1 then ${value} end` : sql`null`;

/** Returns the rows that have a rank, by rank. */
export function rankedRows<Row extends OptionalRow>(rows: readonly Row[]): Row[] {
  const ranked = rows.flatMap((row) => (row.rank === null ? [] : [{ row, rank: row.rank }]));
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row);
}
