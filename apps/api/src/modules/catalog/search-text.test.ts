import { expect, test } from 'vitest';
import { joinWords, toChunks, toWords } from './search-text.ts';

const texts = (text: string) => toWords(text).map((word) => word.text);

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
])('%s is %o', (text, words) => {
  expect(texts(text)).toEqual(words);
});

test.each([
  ['27 inch', '27"', '27-inch', '27 in', '27inches'],
  ['2tb', '2 TB', '2 terabytes'],
  ['16gb', '16 GB', '16 gigs', '16gigabytes'],
  ['650w', '650 W', '650 watts'],
  ['144hz', '144 Hz'],
])('%s is the same however it is written', (one, ...others) => {
  for (const other of others) expect(texts(other), other).toEqual(texts(one));
});

test('five in one is not five inches', () => {
  expect(texts('5-in-1 hub')).toEqual(['5', 'in', '1', 'hub']);
  expect(joinWords(toChunks('5-in-1 hub')[0] ?? [])).toBe('5in1');
});

test('one and many are the same word, and names that end in s are left alone', () => {
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

test('what stands apart in any way is not one part number', () => {
  expect(toChunks('HDMI,VGA (DVI)')).toHaveLength(3);
});

test('a word knows its runs of letters and digits', () => {
  expect(toWords('rtx5070ti 2x16gb r4.0').map((word) => word.pieces)).toEqual([
    ['rtx', '5070', 'ti'],
    ['2', 'x', '16', 'gb'],
    ['r', '4.0'],
  ]);
});

test('nothing that means something to the database is left', () => {
  expect(texts(`'; drop table product; -- !a & (b | c) <-> d:* \\ "`)).toEqual(
    'drop table product a b c d'.split(' '),
  );
  expect(texts('显卡 🙂 %__%')).toEqual([]);
});
