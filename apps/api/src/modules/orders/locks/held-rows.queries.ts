import { sql } from 'kysely';
import { writeRaw } from '#api/platform/db/select-raw.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { HeldRow } from './place-around-locks.ts';

/** Returns the rows that these orders need and another transaction holds: all, or some suspects. */
export const findHeldRows = (
  tx: Tx,
  requests: readonly { accountId: string }[],
  { suspects, at }: { suspects: readonly string[] | null; at: Date },
): Promise<HeldRow[]> =>
  writeRaw(
    tx,
    sql<HeldRow>`
      select account_id as "accountId", held_row as "row", holder
      from find_held_rows(
        ${requests.map(({ accountId }) => accountId)}::uuid[], ${suspects}::text[], ${at}::timestamptz
      )`,
  );
