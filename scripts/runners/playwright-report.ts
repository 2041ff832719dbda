import type { TestResult } from './test-result.ts';

interface PlaywrightTest {
  status: keyof typeof outcomes;
  /** One per attempt. */
  results?: { duration: number; errors?: { message?: string }[] }[];
}

interface Suite {
  suites?: Suite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
}

export interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

const outcomes = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

export function playwrightTests(report: PlaywrightReport): TestResult[] {
  const broken = report.errors.map(({ message = 'Playwright could not start' }) => ({
    title: message,
    outcome: 'failed' as const,
  }));
  return [...report.suites.flatMap(testsIn), ...broken];
}

function testsIn(suite: Suite): TestResult[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results = [] }) => ({
      title,
      outcome: outcomes[status],
      ...(results.length > 0 && { seconds: secondsOf(results) }),
      ...(status === 'flaky' && { isFlaky: true as const }),
      ...messageOf(results),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsIn)];
}

function messageOf(results: readonly { errors?: { message?: string }[] }[]) {
  const message = results
    .flatMap(({ errors = [] }) => errors)
    .find((error) => error.message)?.message;
  return message === undefined ? {} : { message };
}

const secondsOf = (results: readonly { duration: number }[]) =>
  results.reduce((sum, { duration }) => sum + duration / 1000, 0);
