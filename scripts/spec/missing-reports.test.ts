import { expect, test } from 'vitest';
import { missingReportLines } from './missing-reports.ts';

test('names missing reports and the commands that write them', () => {
  expect(missingReportLines([])).toEqual([]);
  expect(missingReportLines(['vitest-unit', 'vitest-integration', 'playwright', 'chaos'])).toEqual([
    'Missing reports: vitest-unit, vitest-integration, playwright, chaos',
    '  run: npm run verify',
    '  run: npm run build && npm run e2e',
    '  run: npm run build && npm run chaos -- short',
  ]);
});
