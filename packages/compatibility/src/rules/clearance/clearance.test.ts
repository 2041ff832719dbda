import { expect, test } from 'vitest';
import { part, verdictOf } from '../../testing/parts.ts';

const board = (attributes = {}) => part('motherboard', attributes);
const card = (attributes = {}) => part('graphics_card', attributes);
const cooler = (attributes = {}, id = 'cooler') => part('cpu_cooling', attributes, id);
const pcCase = (attributes = {}) => part('pc_case', attributes);
const supply = (attributes = {}) => part('power_supply', attributes);

test.each([
  ['ATX', ['ATX', 'Micro-ATX'], 'ok'],
  ['ATX', ['Micro-ATX', 'Mini-ITX'], 'error'],
  [undefined, ['ATX'], 'unknown'],
  ['ATX', undefined, 'unknown'],
])('F1: a %s board in a case for %s is %s', (formFactor, supported, verdict) => {
  expect(
    verdictOf(
      'F1',
      board(formFactor && { formFactor }),
      pcCase(supported && { motherboardFormFactors: supported }),
    ),
  ).toBe(verdict);
});

test.each([
  [true, true, 'ok'],
  [true, false, 'error'],
  [true, undefined, 'unknown'],
  [false, false, undefined],
  [undefined, undefined, undefined],
])('F2: back-connect on the board (%s) and the case (%s) is %s', (ofBoard, ofCase, verdict) => {
  const flag = (value: boolean | undefined) => (value === undefined ? {} : { backConnect: value });
  expect(verdictOf('F2', board(flag(ofBoard)), pcCase(flag(ofCase)))).toBe(verdict);
});

test('F2: a board named like a back-connect board is unknown', () => {
  const named = part('motherboard', {}, 'ASUS TUF GAMING B850-BTF WIFI');
  expect(verdictOf('F2', named, pcCase())).toBe('unknown');
});

test.each([
  [320, 330, 'ok'],
  [320.1, 330, 'warn'],
  [330, 330, 'warn'],
  [330.1, 330, 'error'],
  [undefined, 330, 'unknown'],
  [320, undefined, 'unknown'],
])('F3: a %s mm card in a case for %s mm is %s', (length, maximum, verdict) => {
  expect(
    verdictOf(
      'F3',
      card(length && { gpuLengthMm: length }),
      pcCase(maximum && { maxGpuLengthMm: maximum }),
    ),
  ).toBe(verdict);
});

const front = { radiatorSizeMm: 360, radiatorThicknessMm: 38 };

test.each([
  ['only in front', ['Front 360 mm'], front, 327, 'ok'],
  ['only in front, tight', ['Front 360 mm'], front, 337, 'warn'],
  ['only in front, too long', ['Front 360 mm'], front, 337.1, 'error'],
  ['on top', ['Front 360 mm', 'Top 360 mm'], front, 390, 'ok'],
  ['in front, with unknown thickness', ['Front 360 mm'], { radiatorSizeMm: 360 }, 300, 'unknown'],
  ['in front, too long at any thickness', ['Front 360 mm'], { radiatorSizeMm: 360 }, 376, 'error'],
  ['at an unknown position', undefined, front, 300, 'unknown'],
] as const)('F3: a card with a radiator %s', (...[, mounts, liquid, gpuLengthMm, verdict]) => {
  const room = pcCase({ maxGpuLengthMm: 400, ...(mounts && { radiatorMounts: mounts }) });
  expect(verdictOf('F3', card({ gpuLengthMm }), room, cooler(liquid))).toBe(verdict);
});

test.each([
  [3, 3, 'ok'],
  [3.1, 4, 'ok'],
  [3.1, 3, 'error'],
  [undefined, 3, 'unknown'],
  [2, undefined, 'unknown'],
])('F4: a card %s slots wide in a case with %s is %s', (slotWidth, expansionSlots, verdict) => {
  expect(
    verdictOf('F4', card(slotWidth && { slotWidth }), pcCase(expansionSlots && { expansionSlots })),
  ).toBe(verdict);
});

test.each([
  [157, 160, 'ok'],
  [157.1, 160, 'warn'],
  [160, 160, 'warn'],
  [160.1, 160, 'error'],
  [undefined, 160, 'unknown'],
  [160, undefined, 'unknown'],
])('F5: a %s mm cooler in a case for %s mm is %s', (height, maximum, verdict) => {
  expect(
    verdictOf(
      'F5',
      cooler(height && { coolerHeightMm: height }),
      pcCase(maximum && { maxCoolerHeightMm: maximum }),
    ),
  ).toBe(verdict);
});

test('F5: ignores liquid coolers', () => {
  expect(verdictOf('F5', cooler({ type: 'Liquid' }), pcCase())).toBeUndefined();
});

test.each([
  [[240], ['Top 240 mm'], 'ok'],
  [[240], ['Top 360 mm'], 'ok'],
  [[280], ['Top 360 mm'], 'error'],
  [[360], ['Top 240 mm', 'Front 280 mm'], 'error'],
  [[240, 240], ['Top 240 mm', 'Top 280 mm'], 'error'],
  [[240, 280], ['Top 240 mm', 'Top 280 mm', 'Front 240 mm'], 'ok'],
  [[360], undefined, 'unknown'],
  [[undefined], ['Top 360 mm'], 'unknown'],
])('F6: radiators of %o on mounts %o are %s', (sizes, mounts, verdict) => {
  const coolers = sizes.map((size, index) =>
    cooler({ type: 'Liquid', ...(size && { radiatorSizeMm: size }) }, String(index)),
  );
  expect(verdictOf('F6', ...coolers, pcCase(mounts && { radiatorMounts: mounts }))).toBe(verdict);
});

test.each([
  [42, 42, 'ok'],
  [42.1, 42, 'warn'],
  [undefined, 42, 'unknown'],
  [42, undefined, 'unknown'],
])('F7: %s mm memory under a cooler with %s mm is %s', (height, clearance, verdict) => {
  expect(
    verdictOf(
      'F7',
      part('memory', height ? { heightMm: height } : {}),
      cooler(clearance && { memoryClearanceMm: clearance }),
    ),
  ).toBe(verdict);
});

const atx = { psuFormFactor: 'ATX', psuLengthMm: 160 };

test.each([
  ['at the maximum length', atx, { psuFormFactor: ['ATX'], maxPsuLengthMm: 160 }, 'ok'],
  ['1 mm too long', atx, { psuFormFactor: ['ATX'], maxPsuLengthMm: 159 }, 'error'],
  [
    'in too large a form factor',
    atx,
    { psuFormFactor: ['SFX', 'SFX-L'], maxPsuLengthMm: 300 },
    'error',
  ],
  [
    'in a small form factor for a large case',
    { ...atx, psuFormFactor: 'SFX' },
    { psuFormFactor: ['ATX'] },
    'warn',
  ],
  [
    'in a small form factor the case supports',
    { ...atx, psuFormFactor: 'SFX' },
    { psuFormFactor: ['ATX', 'SFX'], maxPsuLengthMm: 200 },
    'ok',
  ],
  ['with unknown clearance', atx, { psuFormFactor: ['ATX'] }, 'unknown'],
  [
    'of unknown form factor',
    { psuLengthMm: 160 },
    { psuFormFactor: ['ATX'], maxPsuLengthMm: 200 },
    'unknown',
  ],
])('F8: a power supply %s', (_, supplyAttributes, caseAttributes, verdict) => {
  expect(verdictOf('F8', supply(supplyAttributes), pcCase(caseAttributes))).toBe(verdict);
});

test.each([
  [2, 0, 2, 0, 'ok'],
  [3, 0, 2, 4, 'error'],
  [1, 2, 2, 1, 'ok'],
  [2, 2, 2, 1, 'error'],
  [1, 0, undefined, 1, 'unknown'],
  [1, 1, 2, undefined, 'unknown'],
])(
  'F9: %s large and %s small drives in %s and %s bays are %s',
  (...[large, small, bays35, bays25, verdict]) => {
    const drives = (count: number, form: string) =>
      Array.from({ length: count }, (_, index) =>
        part('storage_hdd', { formFactor: form }, form + String(index)),
      );
    const bays = {
      ...(bays35 === undefined ? {} : { bays35 }),
      ...(bays25 === undefined ? {} : { bays25 }),
    };
    expect(verdictOf('F9', ...drives(large, '3.5"'), ...drives(small, '2.5"'), pcCase(bays))).toBe(
      verdict,
    );
  },
);

test.each([
  [['AM5', 'LGA1700'], 'AM5', 'ok'],
  [['LGA115x'], 'LGA1151', 'ok'],
  [['LGA1700'], 'AM5', 'error'],
  [undefined, 'AM5', 'unknown'],
  [['AM5'], undefined, 'unknown'],
])('F10: a cooler for %s on %s is %s', (sockets, socket, verdict) => {
  expect(
    verdictOf('F10', cooler(sockets && { socket: sockets }), part('cpu', socket ? { socket } : {})),
  ).toBe(verdict);
});

test.each([
  [162, 162, 'ok'],
  [161, 162, 'warn'],
  [undefined, 162, 'unknown'],
  [200, undefined, 'unknown'],
])('F11: a cooler rated for %s W on a %s W processor is %s', (rating, peak, verdict) => {
  expect(
    verdictOf(
      'F11',
      cooler(rating && { tdpRatingWatts: rating }),
      part('cpu', peak ? { maxPowerWatts: peak } : {}),
    ),
  ).toBe(verdict);
});
