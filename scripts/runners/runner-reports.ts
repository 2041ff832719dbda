import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { playwrightTests, type PlaywrightReport } from './playwright-report.ts';
import type { TestResult } from './test-result.ts';
import { vitestTests, type VitestReport } from './vitest-report.ts';

export const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, 'reports');

export const vitestProjects = ['unit', 'integration'] as const;
export const reportFile = (name: string): string => path.join(reports, `${name}.json`);
export const gateReports = [...vitestProjects.map((project) => `vitest-${project}`), 'playwright'];
export const nightlyReports = [
  'playwright-nightly',
  'chaos',
  'fuzz',
  'bench-check',
  'other-browsers',
];

/** Reports that our own programs write as test results. */
const ownReports = ['chaos', 'fuzz', 'bench-check'];
const playwrightReports = ['playwright', 'playwright-nightly', 'other-browsers'];

/** Returns a runner's results, or undefined if it left no report. */
export function readReport(name: string): TestResult[] | undefined {
  const file = reportFile(name);
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (ownReports.includes(name)) return report as TestResult[]; // as they write it
  return playwrightReports.includes(name)
    ? playwrightTests(report as PlaywrightReport) // as the JSON reporter of Playwright writes it
    : vitestTests(report as VitestReport); // as the JSON reporter of Vitest writes it
}
