import { describe, expect, test } from 'vitest';
import { catalogPart, catalogue } from '../testing/catalogue.ts';
import { drawingProblems } from '../testing/drawing-problems.ts';
import { part } from '../testing/parts.ts';
import { drawPart } from './draw-part.ts';
import { drawSideBySide } from './draw-side-by-side.ts';

const parts = [...catalogue.values()];
const drawn = parts.filter((one) => drawPart(one, { width: 328 }));
const textsOf = (one: (typeof parts)[number]) =>
  drawPart(one, { width: 640 })?.shapes.flatMap((shape) => ('text' in shape ? [shape.text] : []));

test('[DR-01] every product with dimensions in the demo catalogue has a drawing', () => {
  const counts = Map.groupBy(drawn, ({ categoryId }) => categoryId);
  const all = Map.groupBy(parts, ({ categoryId }) => categoryId);
  for (const category of [
    'cpu',
    'motherboard',
    'memory',
    'graphics_card',
    'power_supply',
    'storage_ssd',
    'storage_hdd',
    'cpu_cooling',
    'pc_case',
    'monitor',
    'keyboard',
  ]) {
    expect(counts.get(category)?.length, category).toBe(all.get(category)?.length);
  }
  expect(drawn.length).toBe(673);
});

describe.each([328, 640])('[DR-02] %i px wide', (width) => {
  test('no drawing of a part has one text over another or over the edge', () => {
    const problems = drawn.flatMap((one) => {
      const drawing = drawPart(one, { width });
      return drawing ? drawingProblems(drawing).map((text) => `${one.name}: ${text}`) : [];
    });
    expect(problems).toEqual([]);
  });
});

describe.each([112, 184])('[DR-07] %i px wide', (width) => {
  test('up to four parts of a category stand side by side without a clash', () => {
    const groups = [...Map.groupBy(drawn, ({ categoryId }) => categoryId).values()].flatMap((own) =>
      Array.from({ length: Math.ceil(own.length / 4) }, (_, index) =>
        own.filter((_one, at) => at % Math.ceil(own.length / 4) === index),
      ),
    );
    const problems = groups.flatMap((group) =>
      drawSideBySide(group, { width }).flatMap((drawing, index) => {
        const name = group[index]?.name ?? '';
        return drawing ? drawingProblems(drawing).map((text) => `${name}: ${text}`) : [name];
      }),
    );
    expect(problems).toEqual([]);
  });
});

test('[DR-07] parts side by side have one scale', () => {
  const card = (gpuLengthMm: number) => part('graphics_card', { gpuLengthMm });
  const [short, long] = drawSideBySide([card(150), card(300)], { width: 184 }).map((drawing) => {
    const measure = drawing?.shapes.find((shape) => 'd' in shape && shape.kind === 'extension');
    const ends = measure && 'd' in measure ? measure.d.matchAll(/M([\d.]+) /g) : [];
    const [from = 0, to = 0] = [...ends].map(([, x]) => Number(x));
    return to - from;
  });
  expect(short).toBeGreaterThan(50);
  expect(long).toBeCloseTo(2 * (short ?? 0), 0);
  expect(drawSideBySide([card(150), part('graphics_card', {})], { width: 184 })).toHaveLength(2);
});

test('[DR-01] a drawing and its table have the same measures', () => {
  const supply = catalogPart('be quiet! Pure Power 13 M 850W');
  const length = String(supply.attributes['psuLengthMm']);
  expect(textsOf(supply)).toContain(length);
  expect(drawPart(supply, { width: 640 })?.rows).toContainEqual({
    name: 'Length',
    facts: `${length} mm`,
    state: 'plain',
  });
});

test('[DR-01] a measure that no source states is "not stated", with no number', () => {
  const kit = part('memory', { formFactor: 'DIMM', type: 'DDR5' });
  expect(textsOf(kit)).toEqual(expect.arrayContaining(['133.35', 'height not stated']));
  expect(textsOf(kit)).not.toContain('31.25');
  expect(drawPart(kit, { width: 640 })?.rows).toContainEqual({
    name: 'Height',
    facts: 'not stated',
    state: 'unknown',
  });
});

test.each(['mouse', 'pc_case', 'motherboard', 'monitor', 'keyboard', 'power_supply', 'cpu'])(
  '[DR-01] a %s without any measure has no drawing',
  (category) => {
    expect(drawPart(part(category), { width: 640 })).toBeUndefined();
  },
);
