import { expect, test } from 'vitest';
import { evaluate } from '../../evaluate.ts';
import { part, verdictOf, verdictsOf } from '../../testing/parts.ts';

const board = (attributes = {}) => part('motherboard', attributes);
const pcCase = (attributes = {}) => part('pc_case', attributes);

test.each([
  [['USB 3.2 Gen 2 Type-C'], 1, 'ok'],
  [['USB 3.2 Gen 2 Type-C'], 0, 'warn'],
  [['USB 3.2 Gen 2 Type-C'], undefined, 'unknown'],
  [['2x USB 3.0'], 0, undefined],
  [undefined, 1, 'unknown'],
])('H1: a case with %o on a board with %s headers is %s', (ports, headers, verdict) => {
  expect(
    verdictOf(
      'H1',
      pcCase(ports && { ports }),
      board(headers === undefined ? {} : { usbCHeaders: headers }),
    ),
  ).toBe(verdict);
});

test.each([
  [4, 4, 'ok'],
  [5, 4, 'warn'],
  [undefined, 4, 'unknown'],
  [4, undefined, 'unknown'],
])('H2: %s fans on %s headers are %s', (fans, headers, verdict) => {
  expect(
    verdictOf(
      'H2',
      pcCase(fans && { includedFans: fans }),
      board(headers && { caseFanHeaders: headers }),
    ),
  ).toBe(verdict);
});

test.each([
  [{ argbHeaders: 1, rgbHeaders: 1 }, 'ok'],
  [{ argbHeaders: 0, rgbHeaders: 1 }, 'error'],
  [{ argbHeaders: 0, rgbHeaders: 0 }, 'warn'],
  [{ argbHeaders: 0 }, 'unknown'],
  [{}, 'unknown'],
])('H2: 5 V lights on a board with %o are %s', (headers, verdict) => {
  const lit = part('cpu_cooling', { type: 'Air', lighting: 'ARGB' });
  expect(verdictsOf('H2', [lit, board(headers)])).toEqual([verdict]);
});

test.each([
  ['Wi-Fi 7', [], 'ok'],
  ['None', [], 'info'],
  ['None', [part('adapters', { type: 'Wi-Fi USB Adapter' })], 'ok'],
  ['None', [part('adapters', { type: 'Video Adapter' })], 'info'],
  [undefined, [], 'unknown'],
])('H3: a board with Wi-Fi %s', (wifi, adapters, verdict) => {
  expect(verdictOf('H3', board(wifi && { wifi }), ...adapters)).toBe(verdict);
});

test.each([
  [['1x HDMI 2.1'], ['HDMI 1.4', 'VGA'], 'ok'],
  [['3x DisplayPort 2.1'], ['1x HDMI', '1x VGA'], 'info'],
  [undefined, ['1x HDMI'], 'unknown'],
  [['1x HDMI 2.1'], undefined, 'unknown'],
])('H4: a card with %o and a monitor with %o are %s', (outputs, inputs, verdict) => {
  expect(
    verdictOf(
      'H4',
      part('graphics_card', outputs ? { ports: outputs } : {}),
      part('monitor', inputs ? { ports: inputs } : {}),
    ),
  ).toBe(verdict);
});

const missing = (...parts: Parameters<typeof evaluate>[0]) =>
  evaluate(parts)
    .findings.filter(({ rule }) => rule === 'Q1')
    .map(({ fix }) => fix?.slot);

test('Q1: an empty build is missing all eight parts', () => {
  expect(missing()).toEqual([
    'cpu',
    'motherboard',
    'memory',
    'storage',
    'power_supply',
    'pc_case',
    'cpu_cooling',
    'graphics_card',
  ]);
});

test('Q1: included coolers, graphics and power supplies fill their slots', () => {
  const whole = part('cpu', { includesCooler: true, integratedGraphics: 'AMD Radeon Graphics' });
  const bare = part('cpu', { includesCooler: false, integratedGraphics: 'None' });
  expect(missing(whole)).not.toContain('cpu_cooling');
  expect(missing(whole)).not.toContain('graphics_card');
  expect(missing(bare)).toContain('cpu_cooling');
  expect(missing(bare)).toContain('graphics_card');
  expect(missing(pcCase({ includedPsuWatts: 300 }))).not.toContain('power_supply');
});
