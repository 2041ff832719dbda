import { attributesOf } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { missingAttributes, requiredAttributes } from './required-attributes.ts';
import type { Part } from './part.ts';
import { coreRules } from './rules.ts';
import { slotOf, slots } from './slots.ts';
import { catalogue } from './testing/catalogue.ts';

const categories = slots.flatMap((slot) => slot.categories);
/** The demo catalogue only has the number of M.2 slots of a board. */
const m2SlotTypes = ['2280 PCIe 4.0 x4', '2280 PCIe 4.0 x4'];
const parts = [...catalogue.values()].map((part) =>
  part.categoryId === 'motherboard'
    ? { ...part, attributes: { ...part.attributes, m2SlotTypes } }
    : part,
);
const completeParts = parts.filter((part) => missingAttributes(part).length === 0);
const of = (category: string) => completeParts.filter(({ categoryId }) => categoryId === category);

/** Builds of parts with all attributes; every other one has no graphics card and no cooler. */
const builds: Part[][] = Array.from({ length: 40 }, (_, index) => {
  const chosen = categories.flatMap((category) => {
    const candidates = of(category);
    return candidates[(index * 17) % Math.max(1, candidates.length)] ?? [];
  });
  const omitted = index % 2 === 0 ? [] : ['graphics_card', 'cpu_cooling'];
  return chosen.filter(({ categoryId }) => !omitted.includes(categoryId));
});

const unknownRulesIn = (build: readonly Part[]) =>
  new Set(
    evaluate(build).findings.flatMap(({ rule, verdict }) => (verdict === 'unknown' ? rule : [])),
  );

const unknownBefore = new Map(builds.map((build) => [build, unknownRulesIn(build)]));

/** Returns the rules that become unknown in any build once these attributes are removed. */
function unknownWithout(category: string, keys: readonly string[]): Set<string> {
  const rules = new Set<string>();
  for (const [build, before] of unknownBefore) {
    const hasAny = ({ categoryId, attributes }: Part) =>
      categoryId === category && keys.some((key) => attributes[key] !== undefined);
    if (!build.some(hasAny)) continue;
    const without = build.map((part) =>
      part.categoryId === category ? { ...part, attributes: omit(part.attributes, keys) } : part,
    );
    for (const rule of unknownRulesIn(without)) if (!before.has(rule)) rules.add(rule);
  }
  return rules;
}

const omit = (attributes: Part['attributes'], keys: readonly string[]) =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => !keys.includes(key)));

const declared = categories.flatMap((category) =>
  requiredAttributes(category).map((keys) => [category, keys] as const),
);

test.each(declared)('%s: some rule is unknown without %j', (category, keys) => {
  expect([...unknownWithout(category, keys)]).not.toEqual([]);
  expect(attributesOf(category).attributes).toHaveProperty(keys[0] ?? '');
});

test.each(categories)('%s: every core rule is known without any other attribute', (category) => {
  const others = Object.keys(attributesOf(category).attributes).filter(
    (key) => !requiredAttributes(category).flat().includes(key),
  );
  for (const key of others) {
    const core = [...unknownWithout(category, [key])].filter((rule) => coreRules.includes(rule));
    expect(core, `${category}.${key}`).toEqual([]);
  }
});

test('requires no height of a liquid cooler and no waveform of an AVR', () => {
  const part = (categoryId: string, attributes: Part['attributes']): Part => ({
    id: '1',
    categoryId,
    name: 'A part',
    attributes,
  });
  expect(missingAttributes(part('cpu_cooling', { type: 'Air' }))).toEqual([
    'socket',
    'tdpRatingWatts',
    'coolerHeightMm',
  ]);
  expect(missingAttributes(part('cpu_cooling', { type: 'Liquid' }))).toEqual([
    'socket',
    'tdpRatingWatts',
  ]);
  expect(missingAttributes(part('ups_avr', { type: 'AVR', wattage: 500 }))).toEqual([]);
  expect(missingAttributes(part('cpu', { memory: 'DDR5' }))).not.toContain('memoryType');
  expect(missingAttributes(part('keyboard', {}))).toEqual([]);
  expect(slotOf('keyboard')).toBeDefined();
});
