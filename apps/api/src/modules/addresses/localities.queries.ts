import { sql } from 'kysely';
import { selectRanked } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export interface LocalityRecord {
  code: string;
  level: 'region' | 'province' | 'city' | 'barangay';
  parentCode: string | null;
  name: string;
  postalCode: string | null;
}

/** Manila has the most children: 897 barangays. */
const maxRows = 1_000;

export function listLocalitiesIn(read: Reader, parent: string | undefined) {
  return read
    .selectFrom('locality')
    .select(['code', 'name', 'level', 'postal_code as postalCode'])
    .where('parent_code', parent === undefined ? 'is' : '=', parent ?? null)
    .orderBy('name')
    .orderBy('code')
    .limit(maxRows)
    .execute();
}

export interface SimilarLocality {
  code: string;
  name: string;
  parentCode: string | null;
  parentName: string | null;
  rank: number;
}

/** Lists regions, or a level within these parents, in order of the similarity of their names. */
export function listSimilarLocalities(
  read: Reader,
  parents: readonly string[] | null,
  name: string,
  level = parents ? 'barangay' : 'region',
): Promise<SimilarLocality[]> {
  return selectRanked(
    read,
    sql<SimilarLocality>`
      select locality.code, locality.name, parent.code as "parentCode", parent.name as "parentName",
        row_number() over (order by similarity(locality.name, ${name}) desc, locality.code)::integer
          as rank
      from locality left join locality as parent on parent.code = locality.parent_code
      where locality.level = ${level} and ${
        parents
          ? sql`locality.parent_code = any (${parents}::text[])`
          : sql`locality.parent_code is null`
      }`,
  );
}

export async function upsertLocalities(
  tx: Tx,
  localities: readonly LocalityRecord[],
): Promise<void> {
  await sql`
    insert into locality (code, level, parent_code, name, postal_code)
    select code, level, "parentCode", name, "postalCode"
    from jsonb_to_recordset(${JSON.stringify(localities)}::jsonb)
      as locality (code text, level text, "parentCode" text, name text, "postalCode" text)
    on conflict (code) do update
    set level = excluded.level, parent_code = excluded.parent_code, name = excluded.name,
      postal_code = excluded.postal_code
    where (locality.level, locality.parent_code, locality.name, locality.postal_code)
      is distinct from
        (excluded.level, excluded.parent_code, excluded.name, excluded.postal_code)
  `.execute(tx);
}
