import { expect, test } from 'vitest';
import { evaluate } from '../../evaluate.ts';
import { cpuPeak, headroomOf, upsWatts } from '../../facts/power.ts';
import { part, verdictOf, verdictsOf } from '../../testing/parts.ts';

const supply = (attributes = {}) => part('power_supply', attributes);
const card = (attributes = {}) => part('graphics_card', attributes);

test.each([
  [{ socket: 'AM5', maxPowerWatts: 162, tdpWatts: 120 }, 162, false],
  [{ socket: 'AM5', tdpWatts: 65 }, 88, true],
  [{ socket: 'AM4', tdpWatts: 105 }, 142, true],
  [{ socket: 'LGA1700', tdpWatts: 65 }, 130, true],
  [{ socket: 'LGA1851', tdpWatts: 125 }, 250, true],
  [{ socket: 'LGA1200', tdpWatts: 100 }, 130, true],
])('estimates a peak for processor %o of %s W', (attributes, watts, isEstimated) => {
  expect(cpuPeak(part('cpu', attributes))).toEqual({ watts, isEstimated });
});

test('sums the power draw of all parts', () => {
  const { power, requiredWatts } = evaluate([
    part('cpu', { maxPowerWatts: 162 }),
    card({ tdpWatts: 300, recommendedPsuWatts: 750 }),
    part('memory', { moduleCount: 2 }),
    part('storage_ssd', { formFactor: 'M.2-2280' }),
    part('cpu_cooling', { type: 'Liquid', fanCount: 3 }),
    part('pc_case', { includedFans: 4 }),
  ]);
  expect(power).toMatchObject({
    cpuWatts: 162,
    graphicsWatts: 300,
    restWatts: 85,
    loadWatts: 547,
    isEstimated: false,
  });
  expect(power.lines.reduce((sum, { watts }) => sum + watts, 0)).toBe(547);
  expect(requiredWatts).toBe(750);
});

test('includes SATA drives, hard disks and cooler fans', () => {
  const drives = [
    part('storage_ssd', { formFactor: '2.5"' }),
    part('storage_hdd', { formFactor: '3.5"' }),
  ];
  const { power } = evaluate([...drives, part('cpu_cooling', { type: 'Air', fanCount: 2 })]);
  expect(power.restWatts).toBe(45 + 4 + 9 + 6);
});

test('recommends 1000 W for the largest card with the fastest gaming processor', () => {
  const { requiredWatts } = evaluate([
    part('cpu', { maxPowerWatts: 162 }),
    card({ tdpWatts: 575 }),
    part('memory', { moduleCount: 2 }),
    part('storage_ssd', { formFactor: 'M.2-2280' }),
  ]);
  expect(requiredWatts).toBe(1000);
});

// Stated low, so that the load decides.
const recommendedPsuWatts = 500;
// 255 + 200 + 45 is 500 W; 1.2 × 500 and 500 + 0.3 × 200 are 600 and 560.
const load500W = [
  part('cpu', { maxPowerWatts: 255 }),
  card({ tdpWatts: 200, recommendedPsuWatts }),
];

test.each([
  [499, 'error'],
  [500, 'warn'],
  [599, 'warn'],
  [600, 'ok'],
  [undefined, 'unknown'],
])('E1: a %s W supply for a 500 W load is %s', (wattage, verdict) => {
  expect(verdictOf('E1', ...load500W, supply(wattage && { wattage }))).toBe(verdict);
});

// 55 + 400 + 45 is 500 W too; the peak of the card needs 620, rounded up to 650.
const withCardPeak = [
  part('cpu', { maxPowerWatts: 55 }),
  card({ tdpWatts: 400, recommendedPsuWatts }),
];

test.each([
  [649, false, 'warn'],
  [650, false, 'ok'],
  [600, true, 'ok'],
  [599, true, 'warn'],
])('E1: a %s W supply with ATX 3 (%s) under card peaks is %s', (wattage, atx3, verdict) => {
  expect(verdictOf('E1', ...withCardPeak, supply({ wattage, atx3 }))).toBe(verdict);
});

test('E1: a partly unknown load can fail a supply, never pass it', () => {
  const unknown = [part('cpu', { maxPowerWatts: 200 }), card()];
  expect(verdictOf('E1', ...unknown, supply({ wattage: 244 }))).toBe('error');
  expect(verdictOf('E1', ...unknown, supply({ wattage: 1600 }))).toBe('unknown');
});

test.each([
  [400, 'error'],
  [649, 'warn'],
  [850, 'unknown'],
])('E1: a %s W supply for a card without a processor is %s', (wattage, verdict) => {
  // 400 + 45 is 445 W, with the peak of the card 565; the manufacturer recommends 650.
  const alone = card({ tdpWatts: 400, recommendedPsuWatts: 650 });
  expect(verdictOf('E1', alone, supply({ wattage }))).toBe(verdict);
});

test.each([
  [600, 'green', 'ok'],
  [599, 'amber', 'warn'],
  [500, 'amber', 'warn'],
  [499, 'red', 'error'],
])('[BD-06] rates a %s W supply %s where E1 is %s', (wattage, tone, verdict) => {
  // 455 W and 45 W for the board are 500 W, and 1.2 times that is 600.
  const parts = [part('cpu', { maxPowerWatts: 455 }), supply({ wattage })];
  const { power, requiredWatts } = evaluate(parts);
  expect(headroomOf(wattage, { ...power, requiredWatts }).tone).toBe(tone);
  expect(verdictOf('E1', ...parts)).toBe(verdict);
});

const eights = (count: number, wide?: number) =>
  supply({
    pcie8PinConnectors: count,
    ...(wide === undefined ? {} : { pcie16PinConnectors: wide }),
  });

test.each([
  [['2x 8-pin'], eights(2), 'ok'],
  [['2x 8-pin'], eights(1), 'error'],
  [['1x 6-pin', '1x 8-pin'], eights(1), 'error'],
  [[], supply(), 'ok'],
  [['1x 12V-2x6'], eights(0, 1), 'ok'],
  [['1x 12V-2x6'], eights(2, 0), 'warn'],
  [['1x 12V-2x6'], eights(1, 0), 'error'],
  [['1x 12V-2x6'], eights(4), 'unknown'],
  [['2x 8-pin'], supply(), 'unknown'],
  [undefined, eights(4, 1), 'unknown'],
])('E2: a card with connectors %o', (connectors, psu, verdict) => {
  const powered = card({ tdpWatts: 300, ...(connectors && { powerConnectors: connectors }) });
  expect(verdictOf('E2', powered, psu)).toBe(verdict);
});

test.each([
  [2, 2, 'ok'],
  [2, 1, 'warn'],
  [undefined, 2, 'unknown'],
  [1, undefined, 'unknown'],
])('E3: a board with %s CPU power connectors on a supply with %s is %s', (needed, has, verdict) => {
  expect(
    verdictOf(
      'E3',
      part('motherboard', needed ? { eps8PinConnectors: needed } : {}),
      supply(has && { eps8PinConnectors: has }),
    ),
  ).toBe(verdict);
});

test.each([
  [2, 2, 'ok'],
  [3, 2, 'warn'],
  [1, undefined, 'unknown'],
])('E4: %s SATA drives on a supply with %s connectors are %s', (count, has, verdict) => {
  const drives = Array.from({ length: count }, (_, index) =>
    part('storage_hdd', { interface: 'SATA 6Gb/s' }, String(index)),
  );
  expect(verdictOf('E4', ...drives, supply(has && { sataConnectors: has }))).toBe(verdict);
});

test('E5: a UPS is loaded to 85% at most', () => {
  expect(upsWatts(547)).toBe(644);
  const load = [part('cpu', { maxPowerWatts: 295 })]; // 340 W with the rest
  const ups = (wattage: number) => part('ups_avr', { type: 'AVR', wattage });
  expect(verdictOf('E5', ...load, ups(400))).toBe('ok');
  expect(verdictOf('E5', ...load, ups(399))).toBe('warn');
  expect(verdictOf('E5', ...load, part('ups_avr', { type: 'AVR' }))).toBe('unknown');
});

test.each([
  ['Pure Sine', true, 'ok'],
  ['Simulated Sine', true, 'warn'],
  ['Simulated Sine', false, 'ok'],
  ['Simulated Sine', undefined, 'unknown'],
  [undefined, true, 'unknown'],
])('E5: a %s UPS with active PFC %s is %s', (waveform, activePfc, verdict) => {
  const parts = [
    part('cpu', { maxPowerWatts: 100 }),
    supply(activePfc === undefined ? {} : { activePfc }),
    part('ups_avr', { type: 'Line-Interactive', wattage: 900, ...(waveform && { waveform }) }),
  ];
  expect(verdictsOf('E5', parts)).toEqual(['ok', verdict]);
});

const twoCards = (powerConnectors: string[], tdpWatts = 220) =>
  ['one', 'other'].map((id) => part('graphics_card', { powerConnectors, tdpWatts }, id));

test.each([
  ['two 8-pin each with two', ['2x 8-pin'], eights(2), 'error'],
  ['two 8-pin each with four', ['2x 8-pin'], eights(4), 'ok'],
  ['a 16-pin each with two', ['1x 12V-2x6'], eights(0, 2), 'ok'],
  ['a 16-pin each with one and two 8-pin', ['1x 12V-2x6'], eights(2, 1), 'warn'],
  ['a 16-pin each with one and one 8-pin', ['1x 12V-2x6'], eights(1, 1), 'error'],
])('E2: two cards share the connectors of a supply: %s', (_, connectors, psu, verdict) => {
  expect(verdictOf('E2', ...twoCards(connectors), psu)).toBe(verdict);
});

test('E2: a second card with unknown connectors can fail a supply, never pass it', () => {
  const [one] = twoCards(['2x 8-pin']);
  const unspecified = part('graphics_card', {}, 'unspecified');
  expect(one && verdictOf('E2', one, unspecified, eights(1))).toBe('error');
  expect(one && verdictOf('E2', one, unspecified, eights(8))).toBe('unknown');
});

test('E4: a drive with an unknown interface is unknown', () => {
  const unspecified = part('storage_ssd', { formFactor: '2.5"' });
  expect(verdictOf('E4', unspecified, supply({ sataConnectors: 4 }))).toBe('unknown');
});

test.each([
  [499, 'error'],
  [500, 'warn'],
  [600, 'ok'],
])(
  'E1: the %s W supply of a case counts if none is chosen and is %s',
  (includedPsuWatts, verdict) => {
    const pcCase = part('pc_case', { includedPsuWatts, includedFans: 0 });
    expect(verdictOf('E1', ...load500W, pcCase)).toBe(verdict);
    expect(verdictOf('E1', ...load500W, pcCase, supply({ wattage: 600 }))).toBe('ok');
  },
);
