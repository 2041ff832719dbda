import type { Dice } from '../requests/dice.ts';
import type { Draft } from '../requests/draft.ts';
import { imports, largeImports } from './imports.ts';
import { pictures } from './pictures.ts';
import { sendEvent } from './webhooks.ts';

/** Gives the request a body from a corpus, and says which. */
type Corpus = (draft: Draft, dice: Dice) => string;

const pictureTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/svg+xml',
] as const;

/** In a JSON field, as base64; sometimes not quite. */
const inField =
  (field: string): Corpus =>
  (draft, dice) => {
    const [name, bytes] = entryOf(pictures, dice);
    const text = bytes.toString('base64');
    const given = dice.chance(0.9) ? text : `data:image/png;base64,${text}!`;
    draft.body = { json: { [field]: given } };
    return `${name} as base64`;
  };

const asFile: Corpus = (draft, dice) => {
  const [name, bytes] = entryOf(pictures, dice);
  const type = dice.oneOf(pictureTypes);
  draft.body = { bytes, type };
  return `${name} as ${type}`;
};

const importFile: Corpus = (draft, dice) => {
  const [name, make] = entryOf(dice.chance(0.03) ? largeImports : imports, dice);
  const type = name.startsWith('NDJSON') ? 'application/x-ndjson' : 'text/csv';
  draft.body = { bytes: make(), type };
  draft.query = [['name', 'fuzz.csv']];
  return `import of ${name}`;
};

const corpora: Readonly<Record<string, Corpus>> = {
  'POST /api/admin/pictures': asFile,
  'POST /api/shop/reviews/{reviewId}/photos': inField('photo'),
  'POST /api/payments/orders/{orderId}/proof': inField('picture'),
  'POST /api/admin/products/imports': importFile,
  'POST /api/payments/paymongo': sendEvent,
};

export const corpusFor = (operationId: string): Corpus | undefined => corpora[operationId];
export const operationsWithCorpus: readonly string[] = Object.keys(corpora);

function entryOf<T>(entries: Readonly<Record<string, T>>, dice: Dice): [string, T] {
  const all = Object.entries(entries);
  const entry = all[dice.below(all.length)];
  if (!entry) throw new Error('The corpus is empty');
  return entry;
}
