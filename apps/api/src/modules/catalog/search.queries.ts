import { sql, type RawBuilder } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { SearchPlan } from './search-plan.ts';
import type { Dictionary, Questions, WordUse } from './search-words.ts';

const completions = 6;

export interface FoundProduct {
  id: string;
  name: string;
  categoryName: string;
  images: string[];
}

/** Which of the words occur and how the begun ones may go on. */
export async function lookUpWords(read: Reader, asked: Questions): Promise<Dictionary> {
  const rows = await selectRaw(
    read,
    sql<{ kind: string; asked: string; word: string; uses: number }>`
      select kind, asked, word, uses from look_up_words(
        ${asked.typed}, ${asked.words}, ${asked.beginnings}, ${asked.unknownBeginnings},
        ${asked.numbers}, ${sql.lit(completions)}
      )`,
  );
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const longer = ofKind('longer').toSorted((one, other) => other.uses - one.uses);
  return {
    known: new Map(ofKind('known').map(({ word, uses }) => [word, uses])),
    longer: Map.groupBy(longer, (row) => row.asked),
    numbers: new Set(ofKind('number').map(({ word }) => word)),
  };
}

/** Words spelled nearly like this one; the spellings are those to look for in any case. */
export function listNearWords(
  read: Reader,
  word: string,
  spellings: readonly string[],
): Promise<WordUse[]> {
  return selectRaw(read, sql<WordUse>`select word, uses from near_words(${word}, ${spellings})`);
}

/** The best matches, best first. */
export function listFound(
  read: Reader,
  { tiers }: SearchPlan,
  limit: number,
): Promise<FoundProduct[]> {
  return selectRaw(
    read,
    sql<FoundProduct>`
      select id, name, "categoryName", array(
        select file from product_image where product_image.product_id = found.id order by position
      ) as images
      from best_matches(${tiers}::tsquery[], ${limit}) as found`,
  );
}

/** Whether a row of product_listing matches. */
export function isFound({ tiers }: SearchPlan): RawBuilder<boolean> {
  const widest = tiers.at(-1);
  return widest === undefined ? sql`false` : matches(widest);
}

/** How well a row of product_listing that matches does so: 0 is best. */
export function searchRank({ tiers }: SearchPlan): RawBuilder<number> {
  const better = tiers.slice(0, -1);
  if (better.length === 0) return sql`0`;
  const steps = better.map((tier, place) => sql`when ${matches(tier)} then ${sql.lit(place)}`);
  return sql`case ${sql.join(steps, sql` `)} else ${sql.lit(better.length)} end`;
}

const matches = (tier: string): RawBuilder<boolean> => sql`document @@ ${tier}::tsquery`;

/** In order, so that two batches with the same words wait for each other and never lock. */
export async function addWordUses(tx: Tx, uses: ReadonlyMap<string, number>): Promise<void> {
  if (uses.size === 0) return;
  await sql`
    insert into search_word as old (word, uses)
    select word, uses
    from unnest(${[...uses.keys()]}::text[], ${[...uses.values()]}::integer[]) as added (word, uses)
    order by word collate "C"
    on conflict (word) do update set uses = old.uses + excluded.uses where excluded.uses > 0
  `.execute(tx);
}
