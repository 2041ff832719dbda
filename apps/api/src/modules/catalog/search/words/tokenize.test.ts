import { expect, test } from 'vitest';
import { joinTokens, tokenize, tokenizeChunks } from './tokenize.ts';

const texts = (text: string) => tokenize(text).map((token) => token.text);

test.each([
  ['RTX 5070 Ti', ['rtx', '5070', 'ti']],
  ['B650M-A', ['b650m', 'a']],
  ['WD_BLACK SN850X', ['wd', 'black', 'sn850x']],
  ['G.Skill', ['g', 'skill']],
  ['USB 3.0, 2.5" SSD', ['usb', '3.0', '2.5in', 'ssd']],
  ['M.2 NVMe', ['m2', 'nvme']],
  ['80+ Gold', ['80', 'plus', 'gold']],
  ['75% layout', ['75', 'percent', 'layout']],
  ['Café Ñandú', ['cafe', 'nandu']],
])('splits %s into %o', (text, tokens) => {
  expect(texts(text)).toEqual(tokens);
});

test.each([
  ['27 inch', '27"', '27-inch', '27 in', '27inches'],
  ['2tb', '2 TB', '2 terabytes'],
  ['16gb', '16 GB', '16 gigs', '16gigabytes'],
  ['650w', '650 W', '650 watts'],
  ['144hz', '144 Hz'],
])('reads every notation of %s the same', (one, ...others) => {
  for (const other of others) expect(texts(other), other).toEqual(texts(one));
});

test('does not read five-in-one as five inches', () => {
  expect(texts('5-in-1 hub')).toEqual(['5', 'in', '1', 'hub']);
  expect(joinTokens(tokenizeChunks('5-in-1 hub')[0] ?? [])).toBe('5in1');
});

test('turns plurals into singulars and leaves names that end in s', () => {
  expect(texts('keyboards switches graphics boxes')).toEqual([
    'keyboard',
    'switch',
    'graphic',
    'box',
  ]);
  expect(texts('asus chassis wireless plus 4s')).toEqual([
    'asus',
    'chassis',
    'wireless',
    'plus',
    '4s',
  ]);
});

test('separates chunks at any punctuation but dashes, dots, slashes and underscores', () => {
  expect(tokenizeChunks('HDMI,VGA (DVI)')).toHaveLength(3);
});

test('splits a token into runs of letters and digits', () => {
  expect(tokenize('rtx5070ti 2x16gb r4.0').map((token) => token.pieces)).toEqual([
    ['rtx', '5070', 'ti'],
    ['2', 'x', '16', 'gb'],
    ['r', '4.0'],
  ]);
});

test('removes everything with a meaning in tsquery syntax', () => {
  expect(texts(`'; drop table product; -- !a & (b | c) <-> d:* \\ "`)).toEqual(
    'drop table product a b c d'.split(' '),
  );
  expect(texts('显卡 🙂 %__%')).toEqual([]);
});
