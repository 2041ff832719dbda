import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Dictionary } from './dictionary.queries.ts';
import { matchQuery } from './match-terms.ts';
import { parseQuery } from './parse-query.ts';
import { toSearchPlan } from './search-tiers.ts';

const dictionaryOf = (words: string, completions: Record<string, string> = {}): Dictionary => ({
  words: new Map(words.split(' ').map((word) => [word, 1])),
  completions: new Map(
    Object.entries(completions).map(([prefix, list]) => [
      prefix,
      list.split(' ').map((word) => ({ word, uses: 1 })),
    ]),
  ),
  partNumbers: new Set(),
});

const tiersOf = (text: string, dictionary: Dictionary, isTyping = false) =>
  toSearchPlan(matchQuery(parseQuery(text, isTyping).tokens, dictionary)).tiers;

test('requires all words, first as primary lexemes', () => {
  expect(tiersOf('amd ryzen', dictionaryOf('amd ryzen'))).toEqual([
    `('=amd' & '=ryzen')`,
    `(('=amd' | 'amd') & ('=ryzen' | 'ryzen'))`,
  ]);
});

test('leaves out stop words unless there are no others', () => {
  expect(tiersOf('pc with ryzen', dictionaryOf('ryzen with'))[0]).toBe(`'=ryzen'`);
  expect(tiersOf('with', dictionaryOf('with'))[0]).toBe(`'=with'`);
});

test('prefers optional words without requiring them', () => {
  expect(tiersOf('gaming mouse', dictionaryOf('gaming mouse'))).toEqual([
    `('=gaming' & '=mouse')`,
    `('=mouse' | 'mouse')`,
  ]);
});

test('replaces a local word with its synonym', () => {
  expect(tiersOf('vidcard', dictionaryOf('x'))[0]).toBe(`('=graphic' & '=card')`);
  expect(tiersOf('r5 5600', dictionaryOf('5600'))[0]).toBe(`(('=ryzen' & '=5') & '=5600')`);
});

test('matches joined and split model names alike', () => {
  const dictionary = dictionaryOf('rtx 5070 ti 5070ti 12400f');
  expect(tiersOf('rtx5070ti', dictionary)).toEqual(tiersOf('rtx 5070 ti', dictionary));
  expect(tiersOf('12400 f', dictionary)[0]).toBe(`('=12400f' & '=12400f')`);
});

test('completes the last word while typing, and a finished number only to its variants', () => {
  const dictionary = dictionaryOf('76 7600', { '7600': '7600x 76000', '76': '7600 7600x' });
  expect(tiersOf('76', dictionary, true).at(-1)).toContain('7600x');
  expect(tiersOf('7600', dictionary, false).at(-1)).toContain('7600x');
  expect(tiersOf('7600', dictionary, false).at(-1)).not.toContain('76000');
  expect(tiersOf('76', dictionary, false)).toEqual([`'=76'`, `('=76' | '76')`]);
});

test('takes a rare word for the prefix of a common one while typing', () => {
  const dictionary: Dictionary = {
    words: new Map([['ra', 1]]),
    completions: new Map([['ra', [{ word: 'razer', uses: 500 }]]]),
    partNumbers: new Set(),
  };
  expect(tiersOf('ra', dictionary, true)[0]).toBe(`'=razer'`);
  expect(tiersOf('ra', dictionary, false)[0]).toBe(`'=ra'`);
});

test('[SR-07] reads a number without unit in those of the category', () => {
  const dictionary = dictionaryOf('monitor psu 27in 650w');
  expect(tiersOf('monitor 27', dictionary)[0]).toBe(`('=monitor' & '=27in')`);
  expect(tiersOf('psu 650', dictionary)[0]).toBe(`('=psu' & '=650w')`);
  expect(tiersOf('psu 27', dictionary)).toEqual([]);
});

test('[SR-07] matches faster refresh rates after the exact one', () => {
  const tiers = tiersOf('144hz', dictionaryOf('144hz 180hz 240hz'));
  expect(tiers[0]).toBe(`'=144hz'`);
  expect(tiers.at(-1)).toContain('180hz');
  expect(tiers.at(-1)).not.toContain('240hz');
});

test('[SR-06] orders by price all that match, category words as primary lexemes', () => {
  const match = matchQuery(parseQuery('gpu 8gb', false).tokens, dictionaryOf('gpu 8gb'));
  const plan = toSearchPlan(match, { price: undefined, order: 'lowest' });
  expect(plan.tiers[0]).toBe(`('=gpu' & ('=8gb' | '8gb'))`);
});

test('finds nothing if one term is unmatched', () => {
  const match = matchQuery(parseQuery('ryzn 5070', false).tokens, dictionaryOf('5070'));
  expect(match.unmatched.map(({ text }) => text)).toEqual(['ryzn']);
  expect(toSearchPlan(match).tiers).toEqual([]);
});

test('keeps the lookup and the tsqueries small for any 64 characters', () => {
  const unit = fc.constantFrom(...`abcdefghijkl0123456789 -./&|!()<>:*'"%é`.split(''));
  const examples: [string][] = [
    ['a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6'],
    ['a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0u1v2w3x4y5z6a1b2c3d4e5f6'],
  ];
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 64 }), (text) => {
      const { tokens, lookup } = parseQuery(text, true);
      const { tiers } = toSearchPlan(matchQuery(tokens, dictionaryOf(lookup.words.join(' '))));
      expect(Object.values(lookup).flat().length).toBeLessThan(200);
      expect(tiers.join('').length).toBeLessThan(10_000);
      expect(tiers.join('')).toMatch(/^[a-z0-9.='&|():* ]*$/);
    }),
    { examples },
  );
});
