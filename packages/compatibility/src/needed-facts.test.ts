import { attributesOf } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { lackingFacts, neededFacts } from './needed-facts.ts';
import type { Part } from './part.ts';
import { coreRules } from './rules.ts';
import { slotOf, slots } from './slots.ts';
import { catalogue } from './testing/catalogue.ts';

const categories = slots.flatMap((slot) => slot.categories);
/** The demo catalogue knows how many M.2 slots a board has, not which. */
const m2SlotTypes = ['2280 PCIe 4.0 x4', '2280 PCIe 4.0 x4'];
const parts = [...catalogue.values()].map((part) =>
  part.categoryId === 'motherboard'
    ? { ...part, attributes: { ...part.attributes, m2SlotTypes } }
    : part,
);
const known = parts.filter((part) => lackingFacts(part).length === 0);
const of = (category: string) => known.filter(({ categoryId }) => categoryId === category);

/** Whole builds of parts about which all is known, also without what a processor can stand in for. */
const builds: Part[][] = Array.from({ length: 40 }, (_, place) => {
  const chosen = categories.flatMap((category) => {
    const some = of(category);
    return some[(place * 17) % Math.max(1, some.length)] ?? [];
  });
  const left = place % 2 === 0 ? [] : ['graphics_card', 'cpu_cooling'];
  return chosen.filter(({ categoryId }) => !left.includes(categoryId));
});

const unknownIn = (build: readonly Part[]) =>
  new Set(
    evaluate(build).findings.flatMap(({ rule, verdict }) => (verdict === 'unknown' ? rule : [])),
  );

/** Rules that say "not verified" once a fact is gone, and did not before, in any of the builds. */
function openedBy(category: string, keys: readonly string[]): Set<string> {
  const opened = new Set<string>();
  for (const build of builds) {
    const before = unknownIn(build);
    const without = build.map((part) =>
      part.categoryId === category ? { ...part, attributes: omit(part.attributes, keys) } : part,
    );
    for (const rule of unknownIn(without)) if (!before.has(rule)) opened.add(rule);
  }
  return opened;
}

const omit = (attributes: Part['attributes'], keys: readonly string[]) =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => !keys.includes(key)));

const declared = categories.flatMap((category) =>
  neededFacts(category).map((keys) => [category, keys] as const),
);

test.each(declared)('%s: without %j some rule cannot say', (category, keys) => {
  expect([...openedBy(category, keys)]).not.toEqual([]);
  expect(attributesOf(category).attributes).toHaveProperty(keys[0] ?? '');
});

test.each(categories)('%s: without any other fact, every core rule still says', (category) => {
  const others = Object.keys(attributesOf(category).attributes).filter(
    (key) => !neededFacts(category).flat().includes(key),
  );
  for (const key of others) {
    const core = [...openedBy(category, [key])].filter((rule) => coreRules.includes(rule));
    expect(core, `${category}.${key}`).toEqual([]);
  }
});

test('what a part does not need does not lack: a liquid cooler has no height, an AVR no wave', () => {
  const part = (categoryId: string, attributes: Part['attributes']): Part => ({
    id: '1',
    categoryId,
    name: 'A part',
    attributes,
  });
  expect(lackingFacts(part('cpu_cooling', { type: 'Air' }))).toEqual(['socket', 'coolerHeightMm']);
  expect(lackingFacts(part('cpu_cooling', { type: 'Liquid' }))).toEqual(['socket']);
  expect(lackingFacts(part('ups_avr', { type: 'AVR', wattage: 500 }))).toEqual([]);
  expect(lackingFacts(part('cpu', { memory: 'DDR5' }))).not.toContain('memoryType');
  expect(lackingFacts(part('keyboard', {}))).toEqual([]);
  expect(slotOf('keyboard')).toBeDefined();
});
