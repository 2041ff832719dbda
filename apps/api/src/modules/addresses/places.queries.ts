import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export interface PlaceRecord {
  code: string;
  level: 'region' | 'province' | 'city' | 'barangay';
  parentCode: string | null;
  name: string;
  postalCode: string | null;
}

/** The most in one place are the 897 barangays of Manila. */
const most = 1_000;

export function listPlacesIn(read: Reader, parent: string | undefined) {
  return read
    .selectFrom('place')
    .select(['code', 'name', 'level', 'postal_code as postalCode'])
    .where('parent_code', parent === undefined ? 'is' : '=', parent ?? null)
    .orderBy('name')
    .orderBy('code')
    .limit(most)
    .execute();
}

export async function upsertPlaces(tx: Tx, places: readonly PlaceRecord[]): Promise<void> {
  await sql`
    insert into place (code, level, parent_code, name, postal_code)
    select code, level, "parentCode", name, "postalCode"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as given (code text, level text, "parentCode" text, name text, "postalCode" text)
    on conflict (code) do update
    set level = excluded.level, parent_code = excluded.parent_code, name = excluded.name,
      postal_code = excluded.postal_code
    where (place.level, place.parent_code, place.name, place.postal_code)
      is distinct from
        (excluded.level, excluded.parent_code, excluded.name, excluded.postal_code)
  `.execute(tx);
}
