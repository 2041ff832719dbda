import { expect, test } from 'vitest';
import { missingReportLines } from './missing-reports.ts';

test('names missing reports and the commands that write them', () => {
  expect(missingReportLines([])).toEqual([]);
  const missing = ['vitest-unit', 'vitest-integration', 'playwright', 'chaos', 'bench-check'];
  expect(missingReportLines(missing)).toEqual([
    'Missing reports: vitest-unit, vitest-integration, playwright, chaos, bench-check',
    '  run: npm run verify',
    '  run: npm run build && npm run e2e',
    '  run: npm run nightly',
  ]);
});
