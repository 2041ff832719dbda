import { expect, test } from 'vitest';
import { playwrightTests } from './playwright-report.ts';
import { resultLines, totalsLine } from './totals-line.ts';
import { vitestTests } from './vitest-report.ts';

test('reads Vitest reports: tests that did not run are skipped, files that did not load failed', () => {
  const results = vitestTests({
    testResults: [
      {
        name: 'cart.test.ts',
        status: 'passed',
        assertionResults: [
          { title: 'adds', status: 'passed', duration: 1500 },
          { title: 'waits', status: 'todo' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: 'order.test.ts',
        status: 'failed',
        assertionResults: [
          { title: 'pays', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          { title: 'ships', status: 'passed', failureMessages: ['timeout'] },
        ],
      },
    ],
  });
  expect(results).toEqual([
    { title: 'adds', outcome: 'passed', seconds: 1.5 },
    { title: 'waits', outcome: 'skipped' },
    { title: 'broken.test.ts', outcome: 'failed', message: 'no such module' },
    { title: 'pays', outcome: 'failed', message: 'expected 1 to be 2' },
    { title: 'ships', outcome: 'passed', message: 'timeout', isFlaky: true },
  ]);
  expect(totalsLine(results)).toBe('2 passed, 2 failed, 1 skipped');
});

test('reads Playwright reports: nested suites, and runs that could not start failed', () => {
  const results = playwrightTests({
    suites: [
      {
        specs: [
          {
            title: 'home',
            tests: [
              { status: 'expected' },
              {
                status: 'unexpected',
                results: [{ duration: 1000, errors: [{ message: 'timeout' }] }],
              },
            ],
          },
        ],
        suites: [
          {
            specs: [
              {
                title: 'cart',
                tests: [{ status: 'flaky', results: [{ duration: 200 }, { duration: 300 }] }],
              },
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'no browser' }],
  });
  expect(results).toEqual([
    { title: 'home', outcome: 'passed' },
    { title: 'home', outcome: 'failed', seconds: 1, message: 'timeout' },
    { title: 'cart', outcome: 'passed', seconds: 0.5, isFlaky: true },
    { title: 'no browser', outcome: 'failed' },
  ]);
});

test('formats the totals line', () => {
  expect(totalsLine([])).toBe('0 passed, 0 failed');
});

test('lists failed tests with the start of their messages, and flaky ones, before the totals', () => {
  const lines = resultLines([
    { title: 'cart', outcome: 'passed', isFlaky: true },
    { title: 'home', outcome: 'passed' },
    {
      title: 'pays',
      outcome: 'failed',
      message: `\u001B[31mtimeout\u001B[0m\n\n${'x\n'.repeat(20)}`,
    },
  ]);
  expect(lines).toEqual([
    'failed: pays',
    '  timeout',
    ...Array<string>(11).fill('  x'),
    'flaky: cart',
    '2 passed, 1 failed',
  ]);
});
