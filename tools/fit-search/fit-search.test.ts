import { expect, test } from 'vitest';
import { readRealParts } from './real-parts.ts';
import type { Part } from '../../packages/compatibility/src/part.ts';
import { slotOf } from '../../packages/compatibility/src/slots.ts';
import { randomFrom } from './random-from.ts';
import { completionOf } from './completion.ts';
import { attributesRead, kindsOf } from './distinct-parts.ts';
import { idealParts } from './ideal-parts.ts';
import { readCatalogue } from './read-catalogue.ts';
import { searchBuilds } from './real-builds.ts';
import { searchPairs, searchTriples, type Checked } from './search.ts';
import { checkTriples } from './triples.ts';

const parts = readCatalogue();
const offers = idealParts(parts);
const kinds = kindsOf(parts);
const everything = { share: 0, of: 1, maxMinutes: 10 };

const problemsOf = (search: Iterable<Checked>) =>
  [...search]
    // A caveat says that something is wrong.
    .filter(
      ({ isDeadEnd, verdict, guesses }) => (isDeadEnd && verdict !== 'warn') || guesses.length > 0,
    )
    .map((checked) => checked.parts.map(({ name }) => name).join(' + '));

test('[BD-13] shows no two parts as fitting that no PC without conflicts contains', () => {
  const some = kinds.filter((_, index) => index % 4 === 0);
  expect(problemsOf(searchPairs(some, offers))).toEqual([]);
});

test('[BD-13] shows no part as fitting two others if no PC without conflicts contains all', () => {
  const search = searchTriples(kinds, offers, { count: 1000, random: randomFrom(7) });
  expect(problemsOf(search)).toEqual([]);
});

test('[BD-14] shows no part as fitting any two others of which no PC without conflicts contains all', () => {
  const some = kinds.filter((_, index) => index % 16 === 0);
  const counts = checkTriples(some, offers, everything);
  expect(counts).toMatchObject({ isFinished: true, problems: [] });
  expect(counts.count).toBeGreaterThan(1000);
});

test('[BD-14] finds a part that is shown as fitting although no PC takes all three', () => {
  const named = (categoryId: string, attributes: Part['attributes']) => ({
    slot: slotOf(categoryId)?.id ?? 'cpu',
    part: { id: categoryId, name: categoryId, categoryId, attributes },
    ids: [],
  });
  const three = [
    named('cpu', { socket: 'AM5', memoryType: ['DDR5'], maxMemoryGb: 8, maxPowerWatts: 200 }),
    named('graphics_card', { gpuLengthMm: 300, slotWidth: 2, tdpWatts: 200, powerConnectors: [] }),
    named('pc_case', { maxGpuLengthMm: 400, expansionSlots: 4, includedFans: 9 }),
  ];
  const weak = (offers.get('power_supply') ?? []).map((supply) => ({
    ...supply,
    attributes: { ...supply.attributes, wattage: 470 },
  }));
  const counts = checkTriples(three, new Map([...offers, ['power_supply', weak]]), everything);
  expect(counts.problems).toEqual([
    'false green for graphics_card: cpu + graphics_card + pc_case',
    'false green for pc_case: cpu + graphics_card + pc_case',
  ]);
});

test('[BD-15] shows no real part as fitting a build that no PC without conflicts contains', () => {
  const { parts: real, copied } = readRealParts();
  expect(real.reduce((sum, { products }) => sum + products, 0)).toBeGreaterThan(37_000);
  const checked = [...searchBuilds(real, { count: 60, random: randomFrom(7) })];
  expect(checked.length).toBeGreaterThan(500);
  expect(problemsOf(checked)).toEqual([]);
  // An attribute that the rules read later must be copied too.
  for (const [category, keys] of attributesRead(real.filter((_, index) => index % 9 === 0))) {
    expect(copied[category], category).toEqual(expect.arrayContaining([...keys]));
  }
});

test('finds a PC around parts that go together, and none around parts that do not', () => {
  const cpu = parts.filter(({ name }) => name === 'AMD Ryzen 7 9800X3D');
  const kit = (type: string) =>
    parts.filter(
      ({ attributes }) => attributes['type'] === type && attributes['formFactor'] === 'DIMM',
    );
  expect(completionOf([...cpu, ...kit('DDR5').slice(0, 1)], offers)).toHaveLength(7);
  expect(completionOf([...cpu, ...kit('DDR4').slice(0, 1)], offers)).toBeUndefined();
  expect(kinds.length).toBeLessThan(parts.length);
});
