import { expect, test } from 'vitest';
import type { FilterAttribute } from '../categories.ts';
import type { Attributes } from './attribute.ts';
import { compareFacetValues, facetLabel, facetValues, type FacetValue } from './facets.ts';
import { filtersOf } from './filters.ts';

const valuesOf = (categoryId: string, attribute: FilterAttribute, attributes: Attributes) =>
  facetValues(categoryId, attributes)
    .filter((facet) => facet.attribute === attribute)
    .map(({ value }) => value);

test('returns a value for each filter, in filter order', () => {
  const facts = { color: 'White', speed: 6000, capacity: 32, type: 'DDR5', casLatency: 30 };
  expect(facetValues('memory', facts)).toEqual([
    { attribute: 'type', value: 'DDR5' },
    { attribute: 'capacity', value: '32' },
    { attribute: 'speed', value: '6000' },
    { attribute: 'color', value: 'White' },
  ]);
});

test('returns no value for unknown attributes', () => {
  expect(facetValues('memory', {})).toEqual([]);
  expect(valuesOf('mouse', 'wireless', { wireless: false })).toEqual(['false']);
});

test('returns each item of a list once', () => {
  const socket = ['AM4', 'AM5', 'AM5'];
  expect(valuesOf('cpu_cooling', 'compatibility', { socket })).toEqual(['AM4', 'AM5']);
});

test('throws for a group', () => {
  expect(() => facetValues('storage', { capacity: 1000 })).toThrow('not a subcategory');
});

test.each<[string, FilterAttribute, Attributes, string[]]>([
  ['cpu', 'type', { type: 'Ryzen 5', series: 'Ryzen 7 7000' }, ['Ryzen 5']],
  ['cpu', 'type', { series: 'Intel Core i5 14000' }, ['Core i5']],
  ['cpu', 'type', { series: 'Threadripper PRO 7000' }, ['Ryzen Threadripper']],
  ['cpu', 'type', { series: 'Unheard of' }, []],
  ['motherboard', 'chipset', { chipset: 'AMD B850' }, ['B850']],
  ['motherboard', 'memory', { memoryType: 'DDR5' }, ['DDR5']],
  ['power_supply', 'modular', { modular: 'Non-Modular' }, ['No']],
  ['pc_case', 'formFactor', { formFactor: 'Micro-ATX Mini Tower' }, ['Micro-ATX']],
  [
    'pc_case',
    'formFactor',
    { formFactor: 'HTPC', motherboardFormFactors: ['Mini-ITX', 'Micro-ATX'] },
    ['Micro-ATX'],
  ],
  ['cpu_cooling', 'size', { radiatorSizeMm: 360 }, ['360']],
  ['adapters', 'interface', { interface: 'USB 3.0' }, ['USB 3.2 Gen 1']],
])('derives %s %s from %o as %j', (categoryId, attribute, attributes, expected) => {
  expect(valuesOf(categoryId, attribute, attributes)).toEqual(expected);
});

test.each([
  [69, 'Up to 200 mm'],
  [200, 'Up to 200 mm'],
  [200.5, '201 to 250 mm'],
  [304, '301 to 330 mm'],
  [358, 'Over 330 mm'],
])('puts a %d mm card in the range "%s"', (gpuLengthMm, label) => {
  const [value = ''] = valuesOf('graphics_card', 'length', { gpuLengthMm });
  expect(facetLabel('graphics_card', 'length', value)).toBe(label);
});

test.each<[string, FilterAttribute, Attributes, string]>([
  ['cpu', 'speed', { speed: 3.4 }, '3 to 3.4 GHz'],
  ['monitor', 'size', { size: 23.8 }, '23 to 25 inches'],
  ['mouse', 'dpi', { dpi: 26_000 }, '16,001 to 26,000 dpi'],
  ['ups_avr', 'wattage', { wattage: 360 }, 'Up to 400 W'],
])('derives %s %s from %o as a range', (categoryId, attribute, attributes, label) => {
  const [value = ''] = valuesOf(categoryId, attribute, attributes);
  expect(facetLabel(categoryId, attribute, value)).toBe(label);
});

test('has no comma in range values, since URLs separate values with one', () => {
  for (const categoryId of ['cpu', 'graphics_card', 'monitor', 'mouse', 'ups_avr']) {
    const values = [...filtersOf(categoryId).values()].flatMap((filter) => filter.values ?? []);
    expect(values.filter((value) => value.includes(','))).toEqual([]);
  }
});

test.each<[string, FilterAttribute, string, string]>([
  ['memory', 'capacity', '16', '16 GB'],
  ['power_supply', 'modular', 'No', 'Non-modular'],
  ['memory', 'speed', '6000', '6000 MT/s'],
  ['storage_ssd', 'capacity', '500', '500 GB'],
  ['storage_ssd', 'capacity', '2000', '2 TB'],
  ['storage', 'capacity', '1920', '1.92 TB'],
  ['monitor', 'refreshRate', '144', '144 Hz'],
  ['monitor', 'resolution', '2560x1440', 'QHD (2560 × 1440)'],
  ['storage_hdd', 'rpm', '7200', '7200 rpm'],
  ['cables', 'length', '1.5', '1.5 m'],
  ['keyboard', 'wireless', 'true', 'Yes'],
  ['keyboard', 'wireless', 'false', 'No'],
  ['cpu', 'socket', 'AM5', 'AM5'],
  ['cpu', 'rpm', '7200', '7200'],
  ['memory', 'capacity', 'lots', 'lots'],
])('labels %s %s %s "%s"', (categoryId, attribute, value, label) => {
  expect(facetLabel(categoryId, attribute, value)).toBe(label);
});

test.each<[string, FilterAttribute, string[]]>([
  ['memory', 'capacity', ['8', '16', '32', '128']],
  ['cables', 'length', ['0.5', '1.25', '1.8', '10']],
  ['motherboard', 'formFactor', ['Mini-ITX', 'Micro-ATX', 'ATX', 'E-ATX']],
  ['motherboard', 'chipset', ['A520', 'B650', 'B1000', 'X870', 'X870E']],
  ['power_supply', 'efficiency', ['80+', '80+ Bronze', '80+ Gold', '80+ Titanium']],
  ['graphics_card', 'length', ['up-to-200', '201-250', 'over-330']],
  ['cctv', 'resolution', ['1080p (2MP)', '5MP', '4K (8MP)', '12MP', '32MP']],
  [
    'storage',
    'interface',
    ['SATA 3Gb/s', 'SATA 6Gb/s', 'M.2 PCIe 4.0 x4', 'SAS 12Gb/s', 'New one'],
  ],
])('sorts %s %s in natural order', (categoryId, attribute, inOrder) => {
  const mixed = inOrder.toReversed();
  expect(mixed.toSorted(compareFacetValues(categoryId, attribute))).toEqual(inOrder);
});

test('shows shared filters with the same values for a group', () => {
  expect([...filtersOf('storage').keys()]).toEqual(['capacity', 'interface']);
  expect([...filtersOf('accessories').keys()]).toEqual(['interface']);
  const drive = { capacity: 1024, interface: 'SATA 6Gb/s' };
  const isShared = ({ attribute }: FacetValue) => filtersOf('storage').has(attribute);
  const found = facetValues('storage_ssd', drive).filter(isShared);
  expect(found).toEqual(facetValues('storage_hdd', { ...drive, capacity: 1000 }).filter(isShared));
  expect(found.map(({ value }) => value)).toEqual(['1000', 'SATA 6Gb/s']);
});

test('uses the label of the attribute for a derived filter', () => {
  expect(filtersOf('motherboard').get('chipset')).toMatchObject({ label: 'Chipset' });
  expect(filtersOf('graphics_card').get('length')).toMatchObject({ label: 'Card length' });
});
