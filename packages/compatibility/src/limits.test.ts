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
  evaluate([candidate, chosen])
    .findings.filter(({ rule }) => hardRules.includes(rule))
    .every(({ verdict }) => verdict !== 'error' && verdict !== 'unknown');

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
