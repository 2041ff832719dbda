import type { Attributes } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { WordCount } from './dictionary.queries.ts';
import type { SearchDocument } from './search-document.ts';

/** Locks the next products in order of id. */
export function lockProducts(tx: Tx, afterId: string, limit: number) {
  return tx
    .selectFrom('product')
    .leftJoin('product_listing', 'product_listing.product_id', 'product.id')
    .select([
      'product.id',
      'product.sku',
      'product.name',
      'product.brand_id as brandId',
      'product.category_id as categoryId',
      sql<Attributes>`product.attributes`.as('attributes'),
      sql<boolean>`product_listing.product_id is not null`.as('isListed'),
    ])
    .where('product.id', '>', afterId)
    .orderBy('product.id')
    .limit(limit)
    .forNoKeyUpdate('product')
    .execute();
}

/** Returns how many documents changed. */
export async function updateDocuments(
  tx: Tx,
  products: readonly { id: string; search: SearchDocument }[],
): Promise<number> {
  const rows = JSON.stringify(products.map(({ id, search }) => ({ id, lexemes: search.lexemes })));
  const { numAffectedRows } = await sql`
    update product_listing set document = array_to_tsvector(lexemes)
    from jsonb_to_recordset(${rows}::jsonb) as given (id uuid, lexemes text[])
    where product_id = id and document <> array_to_tsvector(lexemes)
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Returns how many products got other facts. */
export async function updateFacts(
  tx: Tx,
  products: readonly { id: string; facts: string[] }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update product set facts = given.facts
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as given (id uuid, facts text[])
    where product.id = given.id and product.facts <> given.facts
  `.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export const listWords = (read: Reader): Promise<WordCount[]> =>
  read.selectFrom('search_word').select(['word', 'uses']).execute();

/** Deletes unused words. One that was used meanwhile has another count, and stays. */
export async function deleteWords(tx: Tx, gone: readonly WordCount[]): Promise<void> {
  const [words, uses] = [gone.map(({ word }) => word), gone.map((each) => each.uses)];
  await sql`
    delete from search_word
    using unnest(${words}::text[], ${uses}::integer[]) as gone (word, uses)
    where search_word.word = gone.word and search_word.uses = gone.uses
  `.execute(tx);
}

/** Sets the counts in word order, so that it cannot deadlock with other writers. */
export async function setWordUses(tx: Tx, uses: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    insert into search_word as old (word, uses)
    select word, uses
    from unnest(${[...uses.keys()]}::text[], ${[...uses.values()]}::integer[]) as counted (word, uses)
    order by word collate "C"
    on conflict (word) do update set uses = excluded.uses where old.uses <> excluded.uses
  `.execute(tx);
}
