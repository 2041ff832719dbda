import { gateReports, readReport } from './runners/runner-reports.ts';
import type { TestResult } from './runners/test-result.ts';
import { resultLines, totalsLine } from './runners/totals-line.ts';

const results = gateReports.flatMap((name): TestResult[] => {
  const found = readReport(name);
  console.log(`${name}: ${found ? totalsLine(found) : 'no report'}`);
  return found ?? [{ title: `${name} wrote no report`, outcome: 'failed' }];
});

for (const line of resultLines(results)) console.log(line);
if (results.some((result) => result.outcome === 'failed')) process.exitCode = 1;
