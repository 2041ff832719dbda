import { expect, test } from 'vitest';
import { part, verdictOf } from '../testing/parts.ts';

const cpu = (attributes = {}) => part('cpu', attributes);
const board = (attributes = {}) => part('motherboard', attributes);

test.each([
  ['AM5', 'AM5', 'ok'],
  ['FCLGA 1700', 'LGA1700', 'ok'],
  ['Socket AM4', 'AM4', 'ok'],
  ['LGA2011', '2 x LGA2011', 'ok'],
  ['AM5', 'AM4', 'error'],
  ['LGA1700', 'LGA1851', 'error'],
  [undefined, 'AM5', 'unknown'],
  ['AM5', undefined, 'unknown'],
])('a processor for %s on a board with %s: %s', (own, offered, verdict) => {
  expect(verdictOf('C1', cpu(own && { socket: own }), board(offered && { socket: offered }))).toBe(
    verdict,
  );
});

const vermeer = { socket: 'AM4', codename: 'Vermeer' };
const granite = { socket: 'AM5', codename: 'Granite Ridge' };

test.each([
  ['the same generation', { ...granite, codename: 'Raphael' }, { chipset: 'B650' }, 'ok'],
  [
    'a board that came before, with flashback',
    granite,
    { chipset: 'B650', biosFlashback: true },
    'info',
  ],
  ['a board that came before, without', granite, { chipset: 'B650', biosFlashback: false }, 'warn'],
  ['a board nobody knows the flashback of', granite, { chipset: 'B650' }, 'warn'],
  [
    'a board of the year before it was built in',
    vermeer,
    { chipset: 'B550', releaseYear: 2020 },
    'warn',
  ],
  ['a board of the year it was built in', vermeer, { chipset: 'B550', releaseYear: 2021 }, 'ok'],
  ['a chipset with its maker before it', granite, { chipset: 'AMD X870E' }, 'ok'],
  ['a chipset that never runs it', { codename: 'Summit Ridge' }, { chipset: 'B550' }, 'error'],
  ['the other half of LGA1151', { microarchitecture: 'Skylake' }, { chipset: 'Z390' }, 'error'],
  ['a chipset of nobody', granite, { chipset: 'Z999' }, 'unknown'],
  ['a generation of nobody', { codename: 'Nowhere Lake' }, { chipset: 'B650' }, 'unknown'],
  ['a board without a chipset', granite, {}, 'unknown'],
])('on %s', (_, own, offered, verdict) => {
  expect(verdictOf('C2', cpu(own), board(offered))).toBe(verdict);
});

test('a wrong socket is said once, not twice', () => {
  expect(verdictOf('C2', cpu(granite), board({ socket: 'AM4', chipset: 'B550' }))).toBeUndefined();
});

test.each([
  [['DDR5', 'DDR4'], 'DDR4', 'ok'],
  [['DDR5'], 'DDR5', 'ok'],
  [['DDR5'], 'DDR4', 'error'],
  [undefined, 'DDR4', 'unknown'],
  [['DDR5'], undefined, 'unknown'],
])('a processor for %s on a board for %s: %s', (takes, memoryType, verdict) => {
  expect(
    verdictOf('C3', cpu(takes && { memoryType: takes }), board(memoryType && { memoryType })),
  ).toBe(verdict);
});

test.each([
  ['None', [], 'error'],
  ['Intel UHD Graphics 770', [], 'ok'],
  ['None', [part('graphics_card')], 'ok'],
  [undefined, [], 'unknown'],
])('a processor with graphics %s makes a picture or not', (integratedGraphics, cards, verdict) => {
  expect(verdictOf('C4', cpu(integratedGraphics && { integratedGraphics }), ...cards)).toBe(
    verdict,
  );
});

test.each([
  [false, [], 'error'],
  [true, [], 'ok'],
  [false, [part('cpu_cooling')], 'ok'],
  [undefined, [], 'unknown'],
])('a processor with a cooler in the box: %s', (includesCooler, coolers, verdict) => {
  const facts = includesCooler === undefined ? {} : { includesCooler };
  expect(verdictOf('C5', cpu(facts), ...coolers)).toBe(verdict);
});
