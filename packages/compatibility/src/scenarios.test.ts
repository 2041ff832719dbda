import { expect, test } from 'vitest';
import { compatibleScenarios } from './testing/compatible-scenarios.ts';
import { incompatibleScenarios } from './testing/incompatible-scenarios.ts';
import { actualVerdicts } from './testing/scenario.ts';
import { unverifiedScenarios } from './testing/unverified-scenarios.ts';

const scenarios = [...compatibleScenarios, ...incompatibleScenarios, ...unverifiedScenarios];

test('covers at least 60 scenarios', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(60);
});

test.each(scenarios)('returns the expected verdicts for $title', (scenario) => {
  const { verdict, expects = {} } = scenario;
  expect(actualVerdicts(scenario)).toEqual({ ...(verdict && { verdict }), expects });
});

test.each(compatibleScenarios)('finds no error in $title', (scenario) => {
  expect(actualVerdicts({ ...scenario, verdict: 'ok' }).verdict).not.toBe('error');
});
