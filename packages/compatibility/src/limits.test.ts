import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { fitMeasures, hardRules, limitsFor, type FitLimit, type FitMeasures } from './limits.ts';
import type { Part } from './part.ts';
import { catalogue } from './testing/catalogue.ts';
import { part } from './testing/parts.ts';

/** As the database asks it: a measure that is absent meets nothing. */
function meets(measures: FitMeasures, limit: FitLimit): boolean {
  const own = measures[limit.measure];
  if (own === undefined) return false;
  if ('anyOf' in limit) {
    return typeof own === 'object' && own.some((one) => limit.anyOf.includes(one));
  }
  if (typeof own !== 'number') return false;
  return 'atMost' in limit ? own <= limit.atMost : own >= limit.atLeast;
}

const passes = (candidate: Part, chosen: Part) =>
  limitsFor(candidate.categoryId, [chosen]).every((limit) => meets(fitMeasures(candidate), limit));

const agrees = (candidate: Part, chosen: Part) =>
  evaluate([candidate, chosen]).findings.every(({ rule, verdict }) => {
    if (rule === 'M2') return verdict !== 'error';
    // Of cases nobody lists the mounts: beside a radiator all are shown, and marked.
    const isHard =
      hardRules.includes(rule) || (rule === 'F6' && candidate.categoryId !== 'pc_case');
    return !isHard || (verdict !== 'error' && verdict !== 'unknown');
  });

const kinds = ['cpu', 'motherboard', 'memory', 'graphics_card', 'cpu_cooling', 'pc_case'];
const parts = [...catalogue.values()]
  .filter(({ categoryId }) => kinds.includes(categoryId))
  .filter((_, place) => place % 3 === 0);
const bare = kinds.map((kind) => part(kind, {}, `bare ${kind}`));

test('the limits say of any two parts what the rules say', () => {
  const wrong: string[] = [];
  for (const candidate of [...parts, ...bare]) {
    for (const chosen of [...parts, ...bare]) {
      if (candidate.categoryId === chosen.categoryId) continue;
      if (passes(candidate, chosen) !== agrees(candidate, chosen)) {
        wrong.push(`${candidate.name} beside ${chosen.name}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('a radiator has no height that a case could take', () => {
  const liquid = part('cpu_cooling', { type: 'Liquid', radiatorSizeMm: 360, socket: ['AM5'] });
  expect(fitMeasures(liquid)).toEqual({ sockets: ['AM5'] });
  expect(passes(liquid, part('pc_case', { maxCoolerHeightMm: 170 }))).toBe(false);
  expect(limitsFor('pc_case', [liquid])).toEqual([]);
});

test('memory for laptops and servers fits no board', () => {
  const board = part('motherboard', { memoryType: 'DDR5', formFactor: 'ATX' });
  const kit = (more: Part['attributes']) => part('memory', { type: 'DDR5', ...more });
  expect(passes(kit({ formFactor: 'DIMM' }), board)).toBe(true);
  expect(passes(kit({ formFactor: 'SO-DIMM' }), board)).toBe(false);
  expect(passes(kit({ formFactor: 'DIMM', registered: true }), board)).toBe(false);
});

test('whoever asks for what may fit is not limited by what is not known', () => {
  const known = part('motherboard', { socket: 'AM5' }, 'known');
  const silent = part('motherboard', {}, 'silent');
  expect(limitsFor('memory', [silent])).toEqual([{ measure: 'memory', anyOf: [] }]);
  expect(limitsFor('memory', [silent], { mayLack: true })).toEqual([]);
  expect(limitsFor('cpu', [known], { mayLack: true })).toEqual([
    { measure: 'sockets', anyOf: ['AM5'] },
  ]);
});
