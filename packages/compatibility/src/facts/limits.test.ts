import { expect, test } from 'vitest';
import { evaluate } from '../evaluate.ts';
import { fitMeasures, hardRules, limitsFor, type FitLimit, type FitMeasures } from './limits.ts';
import type { Part } from '../part.ts';
import { catalogue } from '../testing/catalogue.ts';
import { part } from '../testing/parts.ts';

/** Mirrors the database filter: a missing measure meets no limit. */
function meets(measures: FitMeasures, limit: FitLimit): boolean {
  const own = measures[limit.measure];
  if (own === undefined) return false;
  if ('anyOf' in limit) {
    return typeof own === 'object' && own.some((one) => limit.anyOf.includes(one));
  }
  if (typeof own !== 'number') return false;
  return 'atMost' in limit ? own <= limit.atMost : own >= limit.atLeast;
}

const passesLimits = (candidate: Part, chosen: Part) =>
  limitsFor(candidate.categoryId, [chosen]).every((limit) => meets(fitMeasures(candidate), limit));

const passesRules = (candidate: Part, chosen: Part) =>
  evaluate([candidate, chosen]).findings.every(({ rule, verdict }) => {
    if (rule === 'M2') return verdict !== 'error';
    // Cases do not list radiator mounts, so all are shown for a radiator.
    const isHard =
      hardRules.includes(rule) || (rule === 'F6' && candidate.categoryId !== 'pc_case');
    return !isHard || (verdict !== 'error' && verdict !== 'unknown');
  });

const categories = ['cpu', 'motherboard', 'memory', 'graphics_card', 'cpu_cooling', 'pc_case'];
const parts = [...catalogue.values()]
  .filter(({ categoryId }) => categories.includes(categoryId))
  .filter((_, index) => index % 3 === 0);
const bare = categories.map((category) => part(category, {}, `bare ${category}`));

test('agrees with the rules for any two parts', () => {
  const wrong: string[] = [];
  for (const candidate of [...parts, ...bare]) {
    for (const chosen of [...parts, ...bare]) {
      if (candidate.categoryId === chosen.categoryId) continue;
      if (passesLimits(candidate, chosen) !== passesRules(candidate, chosen)) {
        wrong.push(`${candidate.name} with ${chosen.name}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('has no height limit for liquid coolers', () => {
  const liquid = part('cpu_cooling', { type: 'Liquid', radiatorSizeMm: 360, socket: ['AM5'] });
  expect(fitMeasures(liquid)).toEqual({ sockets: ['AM5'] });
  expect(passesLimits(liquid, part('pc_case', { maxCoolerHeightMm: 170 }))).toBe(false);
  expect(limitsFor('pc_case', [liquid])).toEqual([]);
});

test('fits no laptop or server memory on a board', () => {
  const board = part('motherboard', { memoryType: 'DDR5', formFactor: 'ATX' });
  const kit = (more: Part['attributes']) => part('memory', { type: 'DDR5', ...more });
  expect(passesLimits(kit({ formFactor: 'DIMM' }), board)).toBe(true);
  expect(passesLimits(kit({ formFactor: 'SO-DIMM' }), board)).toBe(false);
  expect(passesLimits(kit({ formFactor: 'DIMM', registered: true }), board)).toBe(false);
});

test('sets no limit for unknown measures with allowUnknown', () => {
  const known = part('motherboard', { socket: 'AM5' }, 'known');
  const bareBoard = part('motherboard', {}, 'bare board');
  expect(limitsFor('memory', [bareBoard])).toEqual([{ measure: 'memory', anyOf: [] }]);
  expect(limitsFor('memory', [bareBoard], { allowUnknown: true })).toEqual([]);
  expect(limitsFor('cpu', [known], { allowUnknown: true })).toEqual([
    { measure: 'sockets', anyOf: ['AM5'] },
  ]);
});
