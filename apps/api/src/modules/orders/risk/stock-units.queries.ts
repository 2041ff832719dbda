import { sql } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';

export async function sumStock(read: Reader): Promise<number> {
  const { units } = await read
    .selectFrom('stock')
    .select(sql<number>`coalesce(sum(on_hand), 0)::float8`.as('units'))
    .executeTakeFirstOrThrow();
  return units;
}
