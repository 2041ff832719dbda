import { expect, test } from 'vitest';
import { fitSummary, fitCheckCount } from './fit-summary.ts';

const fit = { verdict: 'ok', findings: [], checked: 12, unknown: 0 } as const;

test('summarises the verdict, and reports unverified orders as such', () => {
  expect(fitSummary(fit)).toBe('Checked at purchase: fits');
  expect(fitSummary({ ...fit, verdict: 'warn', findings: [{}] })).toBe(
    'Checked at purchase: fits, with a caveat',
  );
  expect(fitSummary({ ...fit, verdict: 'error', findings: [{}] })).toBe(
    "Checked at purchase: doesn't fit",
  );
  expect(fitSummary({ ...fit, checked: 0, unknown: 3 })).toBe('Not verified at purchase');
});

test('counts completed and unverified checks', () => {
  expect(fitCheckCount(fit)).toBe('12 checks completed');
  expect(fitCheckCount({ ...fit, checked: 1, unknown: 2 })).toBe(
    '1 check completed, 2 not verified',
  );
});
