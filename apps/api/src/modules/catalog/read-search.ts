import type { Reader } from '#api/platform/db/transaction.ts';
import { localWords } from './search-meanings.ts';
import { nothingMatches, strangers, toPlan, type SearchPlan } from './search-plan.ts';
import { mendWord, spellingsNear } from './search-typing-errors.ts';
import { questionsOf, readWords, toTokens, type Token } from './search-words.ts';
import { listNearWords, lookUpWords } from './search.queries.ts';

/** What a person means by these words, with typing errors mended where a word matches nothing. */
export async function readSearch(
  read: Reader,
  text: string,
  { isTyping }: { isTyping: boolean },
): Promise<SearchPlan> {
  const words = readWords(text, isTyping);
  if (words.length === 0) return nothingMatches;
  const dictionary = await lookUpWords(read, questionsOf(words));
  const tokens = toTokens(words, dictionary);
  const plan = toPlan(tokens, dictionary);
  if (plan !== nothingMatches) return plan;

  const mended = await mend(read, strangers(tokens, dictionary));
  const known = new Map([...dictionary.known, ...[...mended.values()].map(asKnown)]);
  return toPlan(
    tokens.map((token) => ({ ...token, text: mended.get(token) ?? token.text })),
    { ...dictionary, known },
  );
}

async function mend(read: Reader, tokens: readonly Token[]): Promise<Map<Token, string>> {
  const mended = new Map<Token, string>();
  for (const token of tokens) {
    const found = await listNearWords(read, token.text, spellingsNear(token.text));
    const word = mendWord(token.text, [...found, ...[...localWords].map(asLocal)]);
    // One word that stays unknown is enough for nothing to match.
    if (word === undefined) break;
    mended.set(token, word);
  }
  return mended;
}

const asKnown = (word: string): [string, number] => [word, 1];
const asLocal = (word: string) => ({ word, uses: 1 });
