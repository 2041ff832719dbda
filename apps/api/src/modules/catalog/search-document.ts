import { brandNames, categoryTree, type CategoryNode } from '@sirkito/commerce';
import type { Product } from './product.ts';
import { factsInWords } from './search-facts.ts';
import { joinWords, toChunks, toWords, type Word } from './search-text.ts';
import { kindWords, romanNumbers, variantWords } from './synonyms.ts';

export interface SearchDocument {
  /** As stored: `=ryzen` says what the product is, `am5` describes it. */
  lexemes: string[];
  /** The bare words without part numbers, for completing and mending what is typed. */
  words: string[];
}

type Searchable = Pick<Product, 'sku' | 'name' | 'brandId' | 'categoryId' | 'attributes'>;

const variants = new Set(variantWords);
const kinds = new Map(Object.entries(kindWords).map(([id, words]) => [id, textsOf(words)]));
const everyKind = new Set([...kinds.values()].flat());
const labels = new Map(
  categoryTree.flatMap(withDescendants).map(({ id, label }) => [id, textsOf(label)]),
);

/** Everything a product is found by. */
export function toSearchDocument(product: Searchable): SearchDocument {
  const { sku, name, brandId, categoryId, attributes } = product;
  const ownKind = kinds.get(categoryId) ?? [];
  const leading = new Set([...ownKind, ...textsAndInOne(brandName(brandId))]);
  const plain = new Set(labels.get(categoryId));

  const chunks = toChunks(name);
  const words = chunks.flat();
  words.forEach((word, place) => {
    const chain = variantChain(words, place);
    // Of another kind, it is what comes with the product or what the product is for.
    const isOther = everyKind.has(word.text) && !ownKind.includes(word.text);
    (chain.length > 0 || isOther ? plain : leading).add(word.text);
    chain.forEach((text, step) => (step === chain.length - 1 ? leading : plain).add(text));
    [...endings(word), romanNumbers[word.text] ?? ''].forEach((text) => plain.add(text));
  });
  chunks.filter((chunk) => chunk.length > 1).forEach((chunk) => leading.add(joinWords(chunk)));
  factsInWords(categoryId, attributes)
    .flatMap(textsAndInOne)
    .forEach((text) => plain.add(text));
  plain.delete('');
  const known = new Set([...leading, ...plain]);

  const partNumber = String(attributes['mpn'] ?? '');
  textsOf(partNumber).forEach((text) => plain.add(text));
  [sku, partNumber]
    .map((number) => joinWords(toWords(number)))
    .forEach((text) => leading.add(text));
  leading.delete('');
  return {
    lexemes: [
      ...[...leading].map((text) => `=${text}`),
      ...[...plain].filter((text) => !leading.has(text)),
    ],
    words: [...known],
  };
}

/** How often the words of these products are used more, now that some are new. */
export function countUses(
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

/** What the number becomes with the words after it: 990, evo, plus gives 990evo and 990evoplus. */
function variantChain(words: readonly Word[], place: number): string[] {
  const base = words[place]?.text ?? '';
  if (!/\d/.test(base)) return [];
  const after = words.slice(place + 1);
  const end = after.findIndex(({ text }) => !variants.has(text));
  const chain = end === -1 ? after : after.slice(0, end);
  return chain.map((_, step) => base + joinWords(chain.slice(0, step + 1)));
}

/** `sn850x` is also asked for as 850x, and a `7800x3d` as an x3d. */
function endings({ pieces }: Word): string[] {
  return pieces
    .map((_, place) => pieces.slice(place).join(''))
    .slice(1)
    .filter((ending) => ending.length >= 3);
}

/** Several words also in one, as in `coolermaster` and `microatx`. */
function textsAndInOne(text: string): string[] {
  const words = toWords(text);
  const texts = words.map((word) => word.text);
  return words.length === 2 || words.length === 3 ? [...texts, joinWords(words)] : texts;
}

const brandName = (id: string): string =>
  (brandNames as Readonly<Record<string, string>>)[id] ?? id.replaceAll('_', ' ');

function textsOf(text: string): string[] {
  return toWords(text).map((word) => word.text);
}

function withDescendants(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}
