import { expect, test } from 'vitest';
import { scenariosOfDoubt } from './testing/scenarios-of-doubt.ts';
import { scenariosOfMistakes } from './testing/scenarios-of-mistakes.ts';
import { scenariosThatFit } from './testing/scenarios-that-fit.ts';
import { told } from './testing/scenario.ts';

const scenarios = [...scenariosThatFit, ...scenariosOfMistakes, ...scenariosOfDoubt];

test('there are at least sixty of them', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(60);
});

test.each(scenarios.map((scenario) => ({ ...scenario, named: scenario.says })))(
  '$named',
  (scenario) => {
    const { verdict, expects = {} } = scenario;
    expect(told(scenario)).toEqual({ ...(verdict && { verdict }), expects });
  },
);

test.each(scenariosThatFit)('nothing is wrong with $says', (scenario) => {
  expect(told({ ...scenario, verdict: 'ok' }).verdict).not.toBe('error');
});
