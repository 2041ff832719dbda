import type { Reader } from '#api/platform/db/transaction.ts';
import { lookUpWords } from '../search/dictionary.queries.ts';
import { withGroups, type QueryMatch, type TermGroup } from '../search/match-terms.ts';
import { isMeasure, nearbyMeasures } from '../search/words/measures.ts';
import { modelSuffixes } from '../search/words/synonyms.ts';

const suffixes = new Set(modelSuffixes);
const maxModels = 4;

interface Model {
  /** Index of its first group. */
  start: number;
  end: number;
  text: string;
}

interface ReplacedModel {
  match: QueryMatch;
  /** Another generation of the same class, or a size next to the one asked for. */
  isClose: boolean;
}

/**
 * Returns the query with a model that isn't sold replaced by similar ones, nearest first: 5070 and
 * 4060 for a 4070, 850w for 800w.
 */
export async function replaceModels(read: Reader, match: QueryMatch): Promise<ReplacedModel[]> {
  const { groups } = match;
  const models = modelsIn(groups).slice(0, maxModels);
  const similar = models.map(({ text }) => similarTo(text));
  const nothing = { typed: [], prefixes: [], unknownPrefixes: [], partNumbers: [] };
  const asked = similar.flatMap((each) => each.flatMap(({ texts }) => texts));
  const { words } = await lookUpWords(read, { ...nothing, words: asked });
  return models.flatMap(({ start, end }, index) =>
    (similar[index] ?? []).flatMap(({ texts, isClose }) => {
      const known = texts.filter((text) => words.has(text));
      const replaced = toGroup(groups, start, known);
      const all = [...groups.slice(0, start), replaced, ...groups.slice(end)];
      return known.length > 0 ? [{ match: withGroups(match, all), isClose }] : [];
    }),
  );
}

/** Numbers with the suffixes that follow them, the longest first: 4060 and ti are one model. */
function modelsIn(groups: readonly TermGroup[]): Model[] {
  const texts = groups.map(({ terms }) => terms.map(({ term }) => term.text).join(''));
  return groups.flatMap((group, start) => {
    const text = texts[start] ?? '';
    if (group.terms.length > 1 || !(/\d{2}/.test(text) || isMeasure(text))) return [];
    const after = texts.slice(start + 1);
    const count = after.findIndex((following) => !isSuffix(following));
    const longest = count < 0 ? after.length : count;
    return Array.from({ length: longest + 1 }, (_, less) => {
      const end = start + 1 + longest - less;
      return { start, end, text: texts.slice(start, end).join('') };
    });
  });
}

/** A `ti`, or the `f` of an 11400f. */
const isSuffix = (text: string): boolean => suffixes.has(text) || /^[a-z]{1,2}$/.test(text);

/** Groups by the digit that differs: the first ones say the generation, the last ones the class. */
function similarTo(text: string): { texts: string[]; isClose: boolean }[] {
  if (isMeasure(text)) return [{ texts: nearbyMeasures(text), isClose: true }];
  const digits = [...text.matchAll(/\d/g)];
  return digits.map(({ 0: digit, index }, order) => ({
    texts: '9876543210'
      .split('')
      .filter((other) => other !== digit)
      .map((other) => text.slice(0, index) + other + text.slice(index + 1)),
    isClose: order < digits.length / 2,
  }));
}

function toGroup(groups: readonly TermGroup[], start: number, texts: readonly string[]): TermGroup {
  const terms = groups[start]?.terms ?? [];
  return {
    synonym: undefined,
    // A new term: the one it replaces may be unmatched.
    terms: terms.map(({ term }) => ({
      term: { ...term },
      exact: texts,
      completions: [],
      isMatched: true,
    })),
  };
}
