import { expect, test } from 'vitest';
import { specificationTable } from './specification-table.ts';

const valueOf = (categoryId: string, attributes: Parameters<typeof specificationTable>[1]) =>
  specificationTable(categoryId, attributes).flatMap(({ rows }) => rows.map(({ value }) => value));

test('groups known attributes under headings, in declared order', () => {
  const table = specificationTable('graphics_card', {
    ports: ['1x HDMI 2.1b', '3x DisplayPort 2.1b'],
    mpn: 'DUAL-RTX5050-8G',
    releaseYear: 2025,
    color: 'Black',
    chipset: 'GeForce RTX 5050',
    chipsetBrand: 'NVIDIA',
    memory: 8,
    memoryType: 'GDDR6',
    gpuLengthMm: 203,
    slotWidth: 2.5,
    tdpWatts: 130,
    powerConnectors: ['1x 8-pin'],
  });

  expect(
    table.map(({ group, rows }) => [group, rows.map(({ label, value }) => [label, value])]),
  ).toEqual([
    [
      'Overview',
      [
        ['GPU', 'GeForce RTX 5050'],
        ['GPU brand', 'NVIDIA'],
        ['Memory', '8 GB'],
        ['Memory type', 'GDDR6'],
      ],
    ],
    [
      'Compatibility',
      [
        ['Length', '203 mm'],
        ['Slot width', '2.5'],
      ],
    ],
    [
      'Power',
      [
        ['Power draw', '130 W'],
        ['Power connectors', '1x 8-pin'],
      ],
    ],
    ['Connectivity', [['Outputs', '1x HDMI 2.1b, 3x DisplayPort 2.1b']]],
    ['Appearance', [['Color', 'Black']]],
    [
      'Model',
      [
        ['Release year', '2025'],
        ['Part number', 'DUAL-RTX5050-8G'],
      ],
    ],
  ]);
  expect(table[1]?.rows[0]?.hint).toBe("Must not exceed the case's maximum graphics card length.");
  expect(table[0]?.rows[1]).not.toHaveProperty('hint');
});

test('shows repeated attributes once', () => {
  expect(valueOf('cpu', { speed: 4.7, baseClockGhz: 4.7 })).toEqual(['4.7 GHz']);
  expect(valueOf('cpu', { baseClockGhz: 4.7 })).toEqual(['4.7 GHz']);
  expect(valueOf('pc_case', { color: 'Black', colors: ['Black', 'Brown'] })).toEqual([
    'Black, Brown',
  ]);
});

test.each([
  ['storage_ssd', { capacity: 500 }, '500 GB'],
  ['storage_ssd', { capacity: 4000 }, '4 TB'],
  ['storage_ssd', { capacity: 1024 }, '1 TB'],
  ['cpu', { maxMemoryGb: 2048 }, '2 TB'],
  ['cpu', { includesCooler: true }, 'Yes'],
  ['cpu', { includesCooler: false }, 'No'],
  ['graphics_card', { powerConnectors: [] }, 'None'],
  ['graphics_card', { shaderCount: 21_760 }, '21,760'],
  ['power_supply', { modular: 'Non-Modular' }, 'Non-modular'],
  ['power_supply', { modular: 'No' }, 'Non-modular'],
  ['power_supply', { modular: 'Full' }, 'Fully modular'],
])('formats %s %o as "%s"', (categoryId, attributes, value) => {
  expect(valueOf(categoryId, attributes)).toEqual([value]);
});

test('returns no table without attributes', () => {
  expect(specificationTable('cpu', {})).toEqual([]);
});
