import { expect, test } from 'vitest';
import { playwrightTests } from './playwright-report.ts';
import { resultLines, totalsLine } from './totals-line.ts';
import { vitestTests } from './vitest-report.ts';

test('Vitest: a test that did not run is skipped, a file that did not load has failed', () => {
  const results = vitestTests({
    testResults: [
      {
        name: 'cart.test.ts',
        status: 'passed',
        assertionResults: [
          { title: 'adds', status: 'passed' },
          { title: 'waits', status: 'todo' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'order.test.ts',
        status: 'failed',
        assertionResults: [{ title: 'pays', status: 'failed' }],
      },
    ],
  });
  expect(results).toEqual([
    { title: 'adds', outcome: 'passed' },
    { title: 'waits', outcome: 'skipped' },
    { title: 'broken.test.ts', outcome: 'failed' },
    { title: 'pays', outcome: 'failed' },
  ]);
  expect(totalsLine(results)).toBe('1 passed, 2 failed, 1 skipped');
});

test('Playwright: suites hold suites, and a run that could not start has failed', () => {
  const results = playwrightTests({
    suites: [
      {
        specs: [{ title: 'home', tests: [{ status: 'expected' }, { status: 'unexpected' }] }],
        suites: [{ specs: [{ title: 'cart', tests: [{ status: 'flaky' }] }] }],
      },
    ],
    errors: [{ message: 'no browser' }],
  });
  expect(results).toEqual([
    { title: 'home', outcome: 'passed' },
    { title: 'home', outcome: 'failed' },
    { title: 'cart', outcome: 'passed', isFlaky: true },
    { title: 'no browser', outcome: 'failed' },
  ]);
});

test('the last line is exact', () => {
  expect(totalsLine([])).toBe('0 passed, 0 failed');
});

test('what failed and what needed a second try is named before the totals', () => {
  const lines = resultLines([
    { title: 'cart', outcome: 'passed', isFlaky: true },
    { title: 'home', outcome: 'passed' },
    { title: 'pays', outcome: 'failed' },
  ]);
  expect(lines).toEqual(['failed: pays', 'flaky: cart', '2 passed, 1 failed']);
});
