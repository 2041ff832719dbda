import { expect, test } from 'vitest';
import type { Operation } from '../document/operations.ts';
import { diceOf } from '../requests/dice.ts';
import type { Draft } from '../requests/draft.ts';
import { corpusFor, operationsWithCorpus } from './corpora.ts';

const draftOf = (id: string): Draft => ({
  operation: { id } as Operation, // a corpus reads nothing else of it
  role: 'owner',
  session: 'own',
  path: new Map(),
  query: [],
  headers: {},
  changes: [],
});

test.each(operationsWithCorpus)('[SC-41] the corpus of %s gives many kinds of bodies', (id) => {
  const names = Array.from({ length: 300 }, (_, request) => {
    const draft = draftOf(id);
    const name = corpusFor(id)?.(draft, diceOf(1, request));
    expect(draft.body, name).toBeDefined();
    return name;
  });
  expect(new Set(names).size).toBeGreaterThan(20);
});
