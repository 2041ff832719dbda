import { expect, test } from 'vitest';
import { needsAndLimits } from './needs-and-limits.ts';
import { catalogPart, catalogue } from './testing/catalogue.ts';
import { part } from './testing/parts.ts';

const factsOf = (...[own]: Parameters<typeof needsAndLimits>) => {
  const { needs, limits } = needsAndLimits(own);
  const toEntries = (facts: typeof needs) =>
    Object.fromEntries(facts.map(({ label, value }) => [label, value]));
  return { needs: toEntries(needs), limits: toEntries(limits) };
};

test('[PD-01] a processor names its boards, memory, cooler and whether it needs a graphics card', () => {
  expect(factsOf(catalogPart('AMD Ryzen 5 9600X'))).toEqual({
    needs: {
      'Motherboard socket': 'AM5',
      Chipset: 'B840, B850, X870, X870E',
      'Chipset, may need a BIOS update': 'A620, A620A, B650, B650E, X670, X670E',
      Memory: 'DDR5',
      Cooler: 'Not included, choose one for 88 W',
      'Graphics card': 'Not required',
    },
    limits: { Memory: 'Up to 256 GB', 'Power at full load': '88 W' },
  });
  const bare = { socket: 'AM5', tdpWatts: 65, includesCooler: true, integratedGraphics: 'None' };
  expect(factsOf(part('cpu', bare))).toMatchObject({
    needs: { Cooler: 'Included', 'Graphics card': 'Required' },
    limits: { 'Power at full load': 'About 88 W' },
  });
});

test('[PD-01] a graphics card names its size, connectors and power supply', () => {
  const card = {
    chipset: 'GeForce RTX 5070 Ti',
    gpuLengthMm: 304,
    slotWidth: 2.5,
    interface: 'PCIe 5.0 x16',
    powerConnectors: ['1x 12V-2x6'],
    tdpWatts: 300,
    ports: ['3x DisplayPort 2.1b', '1x HDMI 2.1b'],
  };
  expect(factsOf(part('graphics_card', card))).toEqual({
    needs: {
      'Room in the case': '304 mm',
      'Expansion slots': '3',
      'Motherboard slot': 'PCIe 5.0 x16',
      'Power connectors': '1x 12V-2x6',
      'Power supply, by NVIDIA': '750 W or more',
    },
    limits: {
      'Power at full load': '300 W',
      'Monitor outputs': '3x DisplayPort 2.1b, 1x HDMI 2.1b',
    },
  });
});

test('[PD-01] the recommended supply is that of the manufacturer, then of the vendor, then an estimate', () => {
  const supplyOf = (attributes: Parameters<typeof part>[1]) =>
    needsAndLimits(part('graphics_card', attributes)).needs.find(({ label }) =>
      label.startsWith('Power supply'),
    );
  expect(
    supplyOf({ chipset: 'GeForce RTX 3050', tdpWatts: 130, recommendedPsuWatts: 500 }),
  ).toEqual({
    label: 'Power supply, by its manufacturer',
    value: '500 W or more',
  });
  expect(supplyOf({ chipset: 'GeForce RTX 3050', tdpWatts: 130 })).toEqual({
    label: 'Power supply, by NVIDIA',
    value: '550 W or more',
  });
  expect(supplyOf({ chipset: 'GeForce RTX 3050', tdpWatts: 70 })).toEqual({
    label: 'Power supply',
    value: 'About 350 W or more',
  });
  expect(supplyOf({ chipset: 'GeForce RTX 3050' })?.value).toBeNull();
});

test('[PD-01] a board, a case and a supply name what they take', () => {
  const board = {
    socket: 'AM5',
    memoryType: 'DDR5',
    formFactor: 'ATX',
    memorySlots: 4,
    m2Slots: 3,
  };
  expect(factsOf(part('motherboard', { ...board, backConnect: true }))).toMatchObject({
    needs: { 'Processor socket': 'AM5', 'Case size': 'ATX', Case: 'For back-connect boards' },
    limits: { 'Memory slots': '4', 'M.2 slots': '3', 'SATA ports': null },
  });
  const pcCase = {
    motherboardFormFactors: ['ATX', 'Micro ATX'],
    maxGpuLengthMm: 392,
    maxCoolerHeightMm: 180.5,
    radiatorMounts: ['Front 360 mm', 'Front 280 mm', 'Top 240 mm'],
    ports: ['1x USB 3.1 Gen 2 Type-C'],
  };
  expect(factsOf(part('pc_case', pcCase))).toMatchObject({
    needs: {
      'Motherboard size': 'ATX or Micro ATX',
      'Power supply': null,
      'Motherboard header': 'Front USB-C',
    },
    limits: {
      'Graphics card': 'Up to 392 mm',
      'Air cooler': 'Up to 180.5 mm',
      Radiator: 'Front 360, 280 mm; Top 240 mm',
    },
  });
  const supply = { wattage: 850, formFactor: 'ATX', pcie16PinConnectors: 1 };
  expect(factsOf(part('power_supply', supply))).toMatchObject({
    needs: { 'Case for': 'ATX' },
    limits: { 'Parts that draw': 'Up to 708 W', 'Graphics connectors, 16-pin': '1' },
  });
});

test('[PD-01] coolers, drives and a UPS follow the rules that check them', () => {
  expect(factsOf(part('cpu_cooling', { socket: ['AM5'], coolerHeightMm: 158 })).needs).toEqual({
    'Processor socket': 'AM5',
    'Height in the case': '158 mm',
  });
  const liquid = { type: 'Liquid', socket: ['AM5', 'LGA1700'], radiatorSizeMm: 360 };
  expect(factsOf(part('cpu_cooling', liquid)).needs).toEqual({
    'Processor socket': 'AM5 or LGA1700',
    'Radiator mount': '360 mm',
  });
  const m2 = { formFactor: 'M.2-2280', interface: 'M.2 PCIe 4.0 x4' };
  expect(factsOf(part('storage_ssd', m2)).needs).toEqual({
    'M.2 slot': '2280',
    'Slot connection': 'PCIe 4.0 x4',
  });
  const disk = { formFactor: '3.5"', interface: 'SATA 6Gb/s' };
  expect(factsOf(part('storage_hdd', disk)).needs).toEqual({
    Port: 'SATA 6Gb/s',
    'Drive bay': '3.5"',
  });
  expect(factsOf(part('ups_avr', { type: 'Standby', wattage: 600 })).limits).toEqual({
    'PC at full load': 'Up to 510 W',
    'Battery waveform': null,
  });
});

test('[PD-01] every part of the demo catalogue has facts, each label once', () => {
  for (const own of catalogue.values()) {
    const { needs, limits } = needsAndLimits(own);
    for (const facts of [needs, limits]) {
      expect(new Set(facts.map(({ label }) => label)).size, own.name).toBe(facts.length);
    }
    expect(
      [...needs, ...limits].some(({ value }) => value !== null),
      own.name,
    ).toBe(true);
  }
  expect(needsAndLimits(part('cables'))).toEqual({ needs: [], limits: [] });
});
