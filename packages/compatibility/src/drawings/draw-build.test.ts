import { describe, expect, test } from 'vitest';
import { evaluate } from '../evaluate.ts';
import type { Part } from '../part.ts';
import { catalogPart, catalogue } from '../testing/catalogue.ts';
import { drawingProblems } from '../testing/drawing-problems.ts';
import { part } from '../testing/parts.ts';
import { drawBuild } from './draw-build.ts';
import type { Drawing } from './sheet.ts';

const byCategory = Map.groupBy(catalogue.values(), ({ categoryId }) => categoryId);
const others = [
  'motherboard',
  'cpu_cooling',
  'memory',
  'graphics_card',
  'power_supply',
  'storage_ssd',
  'storage_hdd',
];

/** Repeatable, so that a failure can be looked at. */
let seed = 20_261_119;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
}

function pick(category: string): Part {
  const own = byCategory.get(category) ?? [];
  const found = own[random(own.length)];
  if (!found) throw new Error(`no ${category}`);
  return found;
}

/** Each case of the catalogue with random parts: all, some, with a second card. */
const builds = (byCategory.get('pc_case') ?? []).flatMap((pcCase) => [
  [pcCase, ...others.map(pick)],
  [pcCase, ...others.filter(() => random(3) > 0).map(pick)],
  [pcCase, ...others.map(pick), pick('graphics_card')],
  others.map(pick),
]);

/** Millimetres by which the rules say that parts are too large. */
const overhangs = (parts: readonly Part[]): number[] =>
  evaluate(parts)
    .findings.filter(({ rule, verdict }) => /^F[358]$/.test(rule) && verdict === 'error')
    .flatMap(({ compared }) => {
      const [, size, room] = /^([\d.]+) \/ ([-\d.]+) mm$/.exec(compared) ?? [];
      return room === undefined ? [] : [Math.round((Number(size) - Number(room)) * 100) / 100];
    })
    .toSorted((one, other) => one - other);

const writtenOverhangs = ({ shapes }: Drawing): number[] =>
  shapes
    .flatMap((shape) => ('text' in shape && shape.text.endsWith(' over') ? [shape.text] : []))
    .map((text) => Number(text.replace(' over', '')))
    .toSorted((one, other) => one - other);

/** Number of hatched places. */
const hatched = ({ shapes }: Drawing) =>
  shapes.filter((shape) => 'd' in shape && shape.kind === 'over').length;

describe.each([328, 640])('%i px wide', (width) => {
  test('[DR-04] a build has an overhang exactly where a rule reports one, by its millimetres', () => {
    let conflicts = 0;
    for (const parts of builds) {
      const drawing = drawBuild(parts, { width });
      if (!drawing) throw new Error('not drawn');
      const expected = overhangs(parts);
      conflicts += expected.length;
      const names = parts.map(({ name }) => name).join();
      expect(writtenOverhangs(drawing), names).toEqual(expected);
      expect(hatched(drawing), names).toBe(expected.length);
    }
    expect(conflicts).toBeGreaterThan(10);
  });

  test('[DR-02] no drawing of a build has one text over another or over the edge', () => {
    const problems = builds.flatMap((parts) => {
      const drawing = drawBuild(parts, { width });
      return drawing ? drawingProblems(drawing) : [];
    });
    expect(problems).toEqual([]);
  });
});

const pcCase = { maxGpuLengthMm: 300, heightMm: 450, widthMm: 220, depthMm: 420 };
const factsOf = (parts: readonly Part[], mark: string) =>
  drawBuild(parts, { width: 640 })?.rows.find((row) => row.mark === mark);

test('[DR-04] the room for a card is the rule’s, behind a radiator in front', () => {
  const parts = [
    part('pc_case', { ...pcCase, radiatorMounts: ['Front 240'] }),
    part('graphics_card', { gpuLengthMm: 290, slotWidth: 2 }),
    part('cpu_cooling', { type: 'Liquid', radiatorSizeMm: 240, radiatorThicknessMm: 27 }),
  ];
  expect(factsOf(parts, '5')).toMatchObject({ facts: '290 of 248 mm, 42 mm over', state: 'over' });
});

test('[DR-05] a size that no source states is dashed and "not stated", with no number', () => {
  const parts = [part('pc_case', pcCase), part('graphics_card', { slotWidth: 2 })];
  const drawing = drawBuild(parts, { width: 640 });
  const texts = drawing?.shapes.flatMap((shape) => ('text' in shape ? [shape.text] : []));
  expect(texts).toContain('length not stated');
  expect(factsOf(parts, '5')).toMatchObject({ facts: 'not stated', state: 'unknown' });
});

test('[DR-05] parts without a case are drawn at one scale, without room', () => {
  const parts = [catalogPart('Noctua NH-U12A chromax.black Air Cooler')];
  expect(factsOf(parts, '3')).toMatchObject({ facts: '158 mm', state: 'plain' });
  expect(drawBuild([part('mouse')], { width: 640 })).toBeUndefined();
});
