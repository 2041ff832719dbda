import { sql, type RawBuilder } from 'kysely';
import { selectOne, selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

const completionsPerPrefix = 6;

export interface DictionaryLookup {
  typed: string[];
  /** Words to look up: the tokens, their pieces, and neighbours joined into one word. */
  words: string[];
  /** Complete these. */
  prefixes: string[];
  /** Complete these unless they are words themselves. */
  unknownPrefixes: string[];
  /** Find part numbers that start so, if a token is no known word. */
  partNumbers: string[];
}

export interface WordCount {
  word: string;
  /** In how many products it occurs. */
  uses: number;
}

export interface Dictionary {
  /** Known words and in how many products each occurs. */
  words: ReadonlyMap<string, number>;
  /** The most used words that start with a prefix, most used first. */
  completions: ReadonlyMap<string, readonly WordCount[]>;
  partNumbers: ReadonlySet<string>;
}

/** Selects what the dictionary answers to a lookup, as JSON text. */
export const dictionaryAnswer = (lookup: DictionaryLookup): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(found)::text, '[]') from look_up_search_words(
    ${lookup.typed}, ${lookup.words}, ${lookup.prefixes}, ${lookup.unknownPrefixes},
    ${lookup.partNumbers}, ${sql.lit(completionsPerPrefix)}
  ) as found
)`;

/** Looks up the words of a query, the completions of its prefixes and its part numbers. */
export async function lookUpWords(read: Reader, lookup: DictionaryLookup): Promise<Dictionary> {
  return toDictionary(await askDictionary(read, lookup));
}

export async function askDictionary(read: Reader, lookup: DictionaryLookup): Promise<string> {
  const asked = sql<{ answer: string }>`select ${dictionaryAnswer(lookup)} as answer`;
  return (await selectOne(read, asked)).answer;
}

export function toDictionary(answer: string): Dictionary {
  // The columns of look_up_search_words.
  const rows = JSON.parse(answer) as (WordCount & { kind: string; asked: string })[];
  const ofKind = (kind: string) => rows.filter((row) => row.kind === kind);
  const completions = ofKind('longer').toSorted(
    (one, other) => other.uses - one.uses || byWord(one, other),
  );
  return {
    words: new Map(ofKind('known').map(({ word, uses }) => [word, uses])),
    completions: Map.groupBy(completions, (row) => row.asked),
    partNumbers: new Set(ofKind('number').map(({ word }) => word)),
  };
}

const byWord = (one: WordCount, other: WordCount) => (one.word < other.word ? -1 : 1);

/** Returns words spelled like this one, by word: any of the given spellings, or near it by trigrams. */
export async function listSimilarWords(
  read: Reader,
  word: string,
  spellings: readonly string[],
): Promise<WordCount[]> {
  const similar = sql<WordCount>`select word, uses from similar_search_words(${word}, ${spellings})`;
  return (await selectRaw(read, similar)).toSorted(byWord);
}

/** Adds to the counts in word order, so that two batches with the same words cannot deadlock. */
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
