import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strangers, toPlan } from './search-plan.ts';
import { questionsOf, readWords, toTokens, type Dictionary } from './search-words.ts';

const occurring = (words: string, longer: Record<string, string> = {}): Dictionary => ({
  known: new Map(words.split(' ').map((word) => [word, 1])),
  longer: new Map(
    Object.entries(longer).map(([begun, list]) => [
      begun,
      list.split(' ').map((word) => ({ word, uses: 1 })),
    ]),
  ),
  numbers: new Set(),
});

const plan = (text: string, dictionary: Dictionary, isTyping = false) =>
  toPlan(toTokens(readWords(text, isTyping), dictionary), dictionary).tiers;

test('all words must match, first as what the product is', () => {
  expect(plan('amd ryzen', occurring('amd ryzen'))).toEqual([
    `('=amd' & '=ryzen')`,
    `(('=amd' | 'amd') & ('=ryzen' | 'ryzen'))`,
  ]);
});

test('words in passing are left out, unless there are no others', () => {
  expect(plan('pc with ryzen', occurring('ryzen with'))[0]).toBe(`'=ryzen'`);
  expect(plan('with', occurring('with'))[0]).toBe(`'=with'`);
});

test('a soft word is liked and not missed', () => {
  expect(plan('gaming mouse', occurring('gaming mouse'))).toEqual([
    `('=gaming' & '=mouse')`,
    `('=mouse' | 'mouse')`,
  ]);
});

test('a local word is what the shop calls it', () => {
  expect(plan('vidcard', occurring('x'))[0]).toBe(`('=graphic' & '=card')`);
  expect(plan('r5 5600', occurring('5600'))[0]).toBe(`(('=ryzen' & '=5') & '=5600')`);
});

test('joined and split models meet', () => {
  const shop = occurring('rtx 5070 ti 5070ti 12400f');
  expect(plan('rtx5070ti', shop)).toEqual(plan('rtx 5070 ti', shop));
  expect(plan('12400 f', shop)[0]).toBe(`('=12400f' & '=12400f')`);
});

test('while it is typed the last word may go on; a finished number has only its variants', () => {
  const shop = occurring('76 7600', { '7600': '7600x 76000', '76': '7600 7600x' });
  expect(plan('76', shop, true).at(-1)).toContain('7600x');
  expect(plan('7600', shop, false).at(-1)).toContain('7600x');
  expect(plan('7600', shop, false).at(-1)).not.toContain('76000');
  expect(plan('76', shop, false)).toEqual([`'=76'`, `('=76' | '76')`]);
});

test('a rare word is taken for the beginning of a common one while it is typed', () => {
  const shop: Dictionary = {
    known: new Map([['ra', 1]]),
    longer: new Map([['ra', [{ word: 'razer', uses: 500 }]]]),
    numbers: new Set(),
  };
  expect(plan('ra', shop, true)[0]).toBe(`'=razer'`);
  expect(plan('ra', shop, false)[0]).toBe(`'=ra'`);
});

test('a word that matches nothing is a stranger, and nothing matches', () => {
  const shop = occurring('5070');
  const tokens = toTokens(readWords('ryzn 5070', false), shop);
  expect(strangers(tokens, shop).map(({ text }) => text)).toEqual(['ryzn']);
  expect(toPlan(tokens, shop).tiers).toEqual([]);
});

test('whatever 64 characters are typed, little is asked and the queries stay small', () => {
  const unit = fc.constantFrom(...`abcdefghijkl0123456789 -./&|!()<>:*'"%é`.split(''));
  const examples: [string][] = [
    ['a b c d e f g h i j k l m n o p q r s t u v w x y z 1 2 3 4 5 6'],
    ['a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0u1v2w3x4y5z6a1b2c3d4e5f6'],
  ];
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 64 }), (text) => {
      const words = readWords(text, true);
      const asked = questionsOf(words);
      const everything = occurring(asked.words.join(' '));
      const tiers = toPlan(toTokens(words, everything), everything).tiers;
      expect(Object.values(asked).flat().length).toBeLessThan(200);
      expect(tiers.join('').length).toBeLessThan(10_000);
      expect(tiers.join('')).toMatch(/^[a-z0-9.='&|():* ]*$/);
    }),
    { examples },
  );
});
