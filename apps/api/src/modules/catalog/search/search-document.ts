import { brandNames, categoryTree, isKeyOf, type CategoryNode } from '@sirkito/commerce';
import type { Product } from '../product/product.ts';
import { specTerms } from './words/spec-terms.ts';
import { joinTokens, tokenize, tokenizeChunks, type Token } from './words/tokenize.ts';
import { categoryWords, modelSuffixes, romanNumerals } from './words/synonyms.ts';

export interface SearchDocument {
  /** As stored: `=ryzen` says what the product is (primary), `am5` describes it (secondary). */
  lexemes: string[];
  /** The words for the dictionary, without part numbers: those are not completed or corrected. */
  words: string[];
}

type Searchable = Pick<Product, 'sku' | 'name' | 'brandId' | 'categoryId' | 'attributes'>;

const suffixes = new Set(modelSuffixes);
const wordsOfCategory = new Map(
  Object.entries(categoryWords).map(([id, words]) => [id, textsOf(words)]),
);
const allCategoryWords = new Set([...wordsOfCategory.values()].flat());
const labels = new Map(
  categoryTree.flatMap(withDescendants).map(({ id, label }) => [id, textsOf(label)]),
);

/** Returns everything a product is found by. */
export function toSearchDocument(product: Searchable): SearchDocument {
  const { sku, name, brandId, categoryId, attributes } = product;
  const ownCategory = wordsOfCategory.get(categoryId) ?? [];
  const primary = new Set([...ownCategory, ...textsAndJoined(brandName(brandId))]);
  const secondary = new Set(labels.get(categoryId));

  const chunks = tokenizeChunks(name);
  const tokens = chunks.flat();
  tokens.forEach((token, index) => {
    const models = modelNamesAt(tokens, index);
    // Another category's word names what the product comes with or what it is for.
    const isOther = allCategoryWords.has(token.text) && !ownCategory.includes(token.text);
    (models.length > 0 || isOther ? secondary : primary).add(token.text);
    models.forEach((text, step) => (step === models.length - 1 ? primary : secondary).add(text));
    [...endings(token), romanNumerals[token.text] ?? ''].forEach((text) => secondary.add(text));
  });
  chunks.filter((chunk) => chunk.length > 1).forEach((chunk) => primary.add(joinTokens(chunk)));
  specTerms(categoryId, attributes)
    .flatMap(textsAndJoined)
    .forEach((text) => secondary.add(text));
  secondary.delete('');
  const words = new Set([...primary, ...secondary]);

  const partNumber = String(attributes['mpn'] ?? '');
  textsOf(partNumber).forEach((text) => secondary.add(text));
  [sku, partNumber]
    .map((number) => joinTokens(tokenize(number)))
    .forEach((text) => primary.add(text));
  primary.delete('');
  return {
    lexemes: [
      ...[...primary].map((text) => `=${text}`),
      ...[...secondary].filter((text) => !primary.has(text)),
    ],
    words: [...words],
  };
}

/** Counts how many of the new products use each word of all the products. */
export function countWordUses(
  products: readonly { id: string; search: SearchDocument }[],
  newIds: ReadonlySet<string>,
): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { id, search } of products) {
    const added = newIds.has(id) ? 1 : 0;
    for (const word of search.words) uses.set(word, (uses.get(word) ?? 0) + added);
  }
  return uses;
}

/** Joins a number with the suffixes after it: 990, evo, plus gives 990evo and 990evoplus. */
function modelNamesAt(tokens: readonly Token[], index: number): string[] {
  const base = tokens[index]?.text ?? '';
  if (!/\d/.test(base)) return [];
  const after = tokens.slice(index + 1);
  const end = after.findIndex(({ text }) => !suffixes.has(text));
  const following = end === -1 ? after : after.slice(0, end);
  return following.map((_, step) => base + joinTokens(following.slice(0, step + 1)));
}

/** `sn850x` is also searched as 850x, and a `7800x3d` as an x3d. */
function endings({ pieces }: Token): string[] {
  return pieces
    .map((_, index) => pieces.slice(index).join(''))
    .slice(1)
    .filter((ending) => ending.length >= 3);
}

/** Adds two or three words joined into one, such as `coolermaster` and `microatx`. */
function textsAndJoined(text: string): string[] {
  const tokens = tokenize(text);
  const texts = tokens.map((token) => token.text);
  return tokens.length === 2 || tokens.length === 3 ? [...texts, joinTokens(tokens)] : texts;
}

const brandName = (id: string): string =>
  isKeyOf(brandNames, id) ? brandNames[id] : id.replaceAll('_', ' ');

function textsOf(text: string): string[] {
  return tokenize(text).map((token) => token.text);
}

function withDescendants(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}
