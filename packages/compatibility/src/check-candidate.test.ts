import { expect, test } from 'vitest';
import { remainingParts, checkCandidate } from './check-candidate.ts';
import { part } from './testing/parts.ts';

const cpu = part('cpu', { socket: 'AM5', memoryType: ['DDR5'], maxMemoryGb: 192 });
const ddr5 = { memoryType: 'DDR5' };

test('checks a board against the processor, not the board it replaces', () => {
  const old = part('motherboard', { socket: 'AM4', ...ddr5 }, 'old');
  const next = part('motherboard', { socket: 'AM5', ...ddr5 }, 'next');
  expect(remainingParts(next, [cpu, old])).toEqual([cpu]);
  expect(checkCandidate(next, [cpu, old]).verdict).toBe('ok');
  expect(checkCandidate(old, [cpu]).verdict).toBe('error');
});

test('keeps the first memory kit when a second is added', () => {
  const [one, other] = [part('memory', {}, 'one'), part('memory', {}, 'other')];
  expect(remainingParts(other, [cpu, one])).toEqual([cpu, one]);
  expect(remainingParts(one, [cpu, one])).toEqual([cpu]);
});

test('returns unknown for a part without attributes and no verdict if no rule applies', () => {
  expect(checkCandidate(part('motherboard'), [cpu]).verdict).toBe('unknown');
  expect(checkCandidate(part('keyboard'), [cpu]).verdict).toBeUndefined();
  expect(checkCandidate(cpu, []).verdict).toBeUndefined();
});

test('returns unknown if a blocking rule is unverified, even if other rules pass', () => {
  const pcCase = part('pc_case', { maxGpuLengthMm: 400 });
  const liquid = part('cpu_cooling', { type: 'Liquid', radiatorSizeMm: 360, socket: ['AM5'] });
  const cooling = checkCandidate(liquid, [cpu, pcCase]);
  expect(cooling.findings.some(({ verdict }) => verdict === 'ok')).toBe(true);
  expect(cooling.verdict).toBe('unknown');
  const card = part('graphics_card', { gpuLengthMm: 360, slotWidth: 2 });
  expect(checkCandidate(card, [cpu, pcCase, liquid]).verdict).toBe('unknown');
});

test('ignores unknowns of non-blocking rules', () => {
  const kit = part('memory', { type: 'DDR5', capacity: 32 });
  const tower = part('cpu_cooling', { type: 'Air', socket: ['AM5'], tdpRatingWatts: 260 });
  const { findings, verdict } = checkCandidate(kit, [cpu, tower]);
  expect(findings.some(({ rule, verdict: own }) => rule === 'F7' && own === 'unknown')).toBe(true);
  expect(verdict).toBe('ok');
});

test.each([
  ['DDR4 memory', part('memory', { type: 'DDR4', formFactor: 'DIMM' }), 'error'],
  ['laptop memory', part('memory', { type: 'DDR5', formFactor: 'SO-DIMM' }), 'error'],
  ['server memory', part('memory', { type: 'DDR5', registered: true }), 'error'],
  ['desktop memory', part('memory', { type: 'DDR5', formFactor: 'DIMM', capacity: 32 }), 'ok'],
])('[BD-08] compares %s with a processor alone', (_, kit, verdict) => {
  expect(checkCandidate(kit, [cpu]).verdict).toBe(verdict);
  expect(checkCandidate(cpu, [kit]).verdict).toBe(verdict);
});

test('[BD-08] compares a cooler with a board alone, and with both', () => {
  const cooler = part('cpu_cooling', { type: 'Air', socket: ['AM4'], tdpRatingWatts: 260 });
  const board = part('motherboard', { socket: 'AM5', memoryType: 'DDR5' });
  expect(checkCandidate(cooler, [board]).verdict).toBe('error');
  const am4 = part('cpu', { socket: 'AM4', tdpWatts: 65 });
  expect(checkCandidate(cooler, [am4]).verdict).toBe('ok');
  expect(checkCandidate(cooler, [am4, board]).verdict).toBe('error');
});

test.each([
  ['unknown', undefined],
  ['warn', 161],
  ['ok', 162],
])('[BD-09] a cooler for 162 W is %s with a rating of %s W', (verdict, tdpRatingWatts) => {
  const hot = part('cpu', { socket: 'AM5', tdpWatts: 120 });
  const rating = tdpRatingWatts === undefined ? {} : { tdpRatingWatts };
  const cooler = part('cpu_cooling', { type: 'Air', socket: ['AM5'], ...rating });
  expect(checkCandidate(cooler, [hot]).verdict).toBe(verdict);
});

test.each([
  ['error', 949],
  ['warn', 950],
  ['ok', 1118],
])('[BD-10] a PC of 950 W on a UPS is %s at %s W', (verdict, wattage) => {
  const pc = [
    part('cpu', { maxPowerWatts: 272 }),
    part('graphics_card', { tdpWatts: 600 }),
    part('pc_case', { includedFans: 6 }),
    part('cpu_cooling', { type: 'Liquid', fanCount: 3 }),
    part('memory', { moduleCount: 0 }),
  ];
  const backup = part('ups_avr', { type: 'AVR', wattage });
  expect(checkCandidate(backup, pc).verdict).toBe(verdict);
});

test('[BD-10] a UPS beside a power supply alone is not verified', () => {
  const backup = part('ups_avr', { type: 'UPS', wattage: 250, waveform: 'Pure Sine' });
  const supply = part('power_supply', { wattage: 1000, activePfc: true });
  expect(checkCandidate(backup, [supply]).verdict).toBe('unknown');
  expect(checkCandidate(backup, [part('graphics_card', { tdpWatts: 70 })]).verdict).toBe('unknown');
});

test('[BD-15] names the small part that makes a PC draw more than its supply or UPS provides', () => {
  const pc = [
    part('cpu', { maxPowerWatts: 255, socket: 'AM5' }),
    part('graphics_card', { tdpWatts: 200, gpuLengthMm: 300, recommendedPsuWatts: 500 }),
  ];
  const supply = part('power_supply', { wattage: 505 });
  const fans = (includedFans?: number) =>
    part('pc_case', { maxGpuLengthMm: 400, ...(includedFans !== undefined && { includedFans }) });
  for (const source of [supply, part('ups_avr', { type: 'AVR', wattage: 505 })]) {
    expect(checkCandidate(fans(2), [...pc, source]).verdict).toBe('error');
    expect(checkCandidate(fans(1), [...pc, source]).verdict).toBe('ok');
    // Fans that no source counts are a reason to advise more, not to refuse.
    expect(checkCandidate(fans(), [...pc, source]).verdict).toBe('ok');
    expect(checkCandidate(source, [...pc, fans()]).verdict).toBe('warn');
  }
});

test('[BD-15] does not verify server drives and memory without a board that states them', () => {
  const drive = part('storage_hdd', { formFactor: '3.5"', interface: 'SAS 12Gb/s' });
  const bays = part('pc_case', { bays35: 2, bays25: 2 });
  expect(checkCandidate(drive, [bays]).verdict).toBe('unknown');
  expect(checkCandidate(drive, [part('motherboard', {})]).verdict).toBe('unknown');
  expect(checkCandidate(drive, [part('motherboard', { sataPorts: 4 })]).verdict).toBe('error');
  const kit = part('memory', { type: 'DDR4', formFactor: 'DIMM', registered: true, capacity: 8 });
  const workstation = { socket: 'LGA2066', memoryType: ['DDR4'], maxMemoryGb: 128 };
  expect(checkCandidate(kit, [part('cpu', workstation)]).verdict).toBe('unknown');
});

test('prefers an error to an unknown', () => {
  const pcCase = part('pc_case', {});
  const liquid = part('cpu_cooling', { type: 'Liquid', radiatorSizeMm: 360, socket: ['AM4'] });
  expect(checkCandidate(liquid, [cpu, pcCase]).verdict).toBe('error');
});
