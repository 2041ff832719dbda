import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export interface PlaceRecord {
  code: string;
  level: 'region' | 'province' | 'city' | 'barangay';
  parentCode: string | null;
  name: string;
}

/** The most in one place are the 897 barangays of Manila. */
const most = 1_000;

export function listPlacesIn(read: Reader, parent: string | undefined) {
  return read
    .selectFrom('place')
    .select(['code', 'name', 'level'])
    .where('parent_code', parent === undefined ? 'is' : '=', parent ?? null)
    .orderBy('name')
    .orderBy('code')
    .limit(most)
    .execute();
}

export async function upsertPlaces(tx: Tx, places: readonly PlaceRecord[]): Promise<void> {
  await sql`
    insert into place (code, level, parent_code, name)
    select code, level, "parentCode", name
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as given (code text, level text, "parentCode" text, name text)
    on conflict (code) do update
    set level = excluded.level, parent_code = excluded.parent_code, name = excluded.name
    where (place.level, place.parent_code, place.name)
      is distinct from (excluded.level, excluded.parent_code, excluded.name)
  `.execute(tx);
}
