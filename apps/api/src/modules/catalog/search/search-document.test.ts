import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWordUses, toSearchDocument } from './search-document.ts';

const documentOf = (changes: Partial<Parameters<typeof toSearchDocument>[0]>) =>
  toSearchDocument({
    sku: 'TST-1',
    name: 'AMD Ryzen 5 7600',
    brandId: 'amd',
    categoryId: 'cpu',
    attributes: {},
    ...changes,
  });

test('stores what a product is as primary lexemes and its attributes as secondary', () => {
  const { lexemes } = documentOf({
    attributes: { socket: 'AM5', speed: 3.8, includesCooler: true },
  });
  expect(lexemes).toEqual(
    expect.arrayContaining(['=amd', '=ryzen', '=5', '=7600', '=cpu', '=processor', 'am5']),
  );
  expect(lexemes).not.toContain('=am5');
  expect(lexemes).not.toContain('am5am5');
});

test('stores a 5070 as secondary for a 5070 Ti', () => {
  const { lexemes } = documentOf({ name: 'GeForce RTX 5070 Ti', categoryId: 'graphics_card' });
  expect(lexemes).toEqual(expect.arrayContaining(['=5070ti', '=ti', '5070']));
  expect(lexemes).not.toContain('=5070');
  expect(documentOf({ name: '990 EVO Plus 1TB' }).lexemes).toEqual(
    expect.arrayContaining(['=990evoplus', '990evo', '990', '=1tb']),
  );
});

test('stores words of other categories as secondary', () => {
  const { lexemes } = documentOf({
    name: 'MK270 Keyboard and Mouse Combo',
    categoryId: 'keyboard',
  });
  expect(lexemes).toEqual(expect.arrayContaining(['=keyboard', 'mouse']));
  expect(lexemes).not.toContain('=mouse');
});

test('adds endings, joined words and Arabic numbers', () => {
  expect(documentOf({ name: 'SN850X' }).lexemes).toContain('850x');
  expect(documentOf({ name: 'Ryzen 7 7800X3D' }).lexemes).toContain('x3d');
  expect(documentOf({ name: 'B650M-A WIFI' }).lexemes).toContain('=b650ma');
  expect(documentOf({ name: 'Cloud II' }).lexemes).toContain('2');
  expect(documentOf({ brandId: 'cooler_master' }).lexemes).toContain('=coolermaster');
  expect(documentOf({ attributes: { formFactor: 'Micro-ATX' } }).lexemes).toContain('microatx');
});

test.each([
  ['storage_ssd', { capacity: 2000 }, ['2tb', '2000gb']],
  ['storage_ssd', { capacity: 4096 }, ['4tb']],
  ['memory', { capacity: 32, speed: 6000 }, ['32gb', '6000mhz']],
  ['ups_avr', { capacity: 650 }, ['650va']],
  ['monitor', { size: 23.8, refreshRate: 144 }, ['23.8in', '24in', '144hz']],
  ['headset', { microphone: true, wireless: false }, ['microphone', 'wired']],
  ['keyboard', { switchType: 'Magnetic' }, ['magnetic', 'switch']],
])('spells attributes of %s as people type them: %o', (categoryId, attributes, words) => {
  expect(documentOf({ categoryId, attributes }).lexemes).toEqual(expect.arrayContaining(words));
});

test('leaves out absent features', () => {
  const attributes = { wifi: 'None', modular: 'No', rgb: false };
  expect(documentOf({ attributes }).lexemes).toEqual(documentOf({}).lexemes);
});

test('stores part numbers as lexemes but not in the dictionary', () => {
  const { lexemes, words } = documentOf({
    sku: 'CPU-ZOSS',
    attributes: { mpn: '100-100001015BOX' },
  });
  expect(lexemes).toEqual(expect.arrayContaining(['=cpuzoss', '=100100001015box', '100001015box']));
  expect(words).not.toContain('100100001015box');
  expect(words).toContain('ryzen');
});

test('stores only letters, digits and dots of any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 160 }), (name) => {
      const { lexemes } = documentOf({ name, attributes: { mpn: name, color: name } });
      for (const lexeme of lexemes) expect(lexeme).toMatch(/^=?[a-z0-9][a-z0-9.]*$/);
    }),
  );
});

test('counts the words of new products only', () => {
  const search = documentOf({});
  const uses = countWordUses(
    [
      { id: 'new', search },
      { id: 'old', search },
    ],
    new Set(['new']),
  );
  expect(uses.get('ryzen')).toBe(1);
});
