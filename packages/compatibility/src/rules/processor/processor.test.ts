import { expect, test } from 'vitest';
import { part, verdictOf } from '../../testing/parts.ts';

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
])('C1: a %s processor on a %s board is %s', (ofCpu, ofBoard, verdict) => {
  expect(
    verdictOf('C1', cpu(ofCpu && { socket: ofCpu }), board(ofBoard && { socket: ofBoard })),
  ).toBe(verdict);
});

const vermeer = { socket: 'AM4', codename: 'Vermeer' };
const granite = { socket: 'AM5', codename: 'Granite Ridge' };

test.each([
  ['the same generation', { ...granite, codename: 'Raphael' }, { chipset: 'B650' }, 'ok'],
  ['an older board with BIOS flashback', granite, { chipset: 'B650', biosFlashback: true }, 'info'],
  [
    'an older board without BIOS flashback',
    granite,
    { chipset: 'B650', biosFlashback: false },
    'warn',
  ],
  ['an older board with unknown BIOS flashback', granite, { chipset: 'B650' }, 'warn'],
  [
    'a board released the year before it shipped with support',
    vermeer,
    { chipset: 'B550', releaseYear: 2020 },
    'warn',
  ],
  [
    'a board released the year it shipped with support',
    vermeer,
    { chipset: 'B550', releaseYear: 2021 },
    'ok',
  ],
  ['a chipset with the manufacturer in its name', granite, { chipset: 'AMD X870E' }, 'ok'],
  ['a chipset without support', { codename: 'Summit Ridge' }, { chipset: 'B550' }, 'error'],
  [
    'the incompatible LGA1151 generation',
    { microarchitecture: 'Skylake' },
    { chipset: 'Z390' },
    'error',
  ],
  ['an unknown chipset', granite, { chipset: 'Z999' }, 'unknown'],
  [
    'a board for a processor of an unknown generation',
    { codename: 'Nowhere Lake' },
    { chipset: 'B650' },
    'unknown',
  ],
  ['a board without a chipset', granite, {}, 'unknown'],
])('C2: returns the support on %s', (_, ofCpu, ofBoard, verdict) => {
  expect(verdictOf('C2', cpu(ofCpu), board(ofBoard))).toBe(verdict);
});

test('C2: ignores a socket mismatch, which C1 reports', () => {
  expect(verdictOf('C2', cpu(granite), board({ socket: 'AM4', chipset: 'B550' }))).toBeUndefined();
});

test.each([
  [['DDR5', 'DDR4'], 'DDR4', 'ok'],
  [['DDR5'], 'DDR5', 'ok'],
  [['DDR5'], 'DDR4', 'error'],
  [undefined, 'DDR4', 'unknown'],
  [['DDR5'], undefined, 'unknown'],
])('C3: a processor for %s on a board for %s is %s', (supported, memoryType, verdict) => {
  expect(
    verdictOf(
      'C3',
      cpu(supported && { memoryType: supported }),
      board(memoryType && { memoryType }),
    ),
  ).toBe(verdict);
});

test.each([
  ['None', [], 'error'],
  ['Intel UHD Graphics 770', [], 'ok'],
  ['None', [part('graphics_card')], 'ok'],
  [undefined, [], 'unknown'],
])('C4: a processor with graphics %s', (integratedGraphics, cards, verdict) => {
  expect(verdictOf('C4', cpu(integratedGraphics && { integratedGraphics }), ...cards)).toBe(
    verdict,
  );
});

test.each([
  [false, [], 'error'],
  [true, [], 'ok'],
  [false, [part('cpu_cooling')], 'ok'],
  [undefined, [], 'unknown'],
])('C5: a processor with an included cooler: %s', (includesCooler, coolers, verdict) => {
  const facts = includesCooler === undefined ? {} : { includesCooler };
  expect(verdictOf('C5', cpu(facts), ...coolers)).toBe(verdict);
});
