import type { TestResult } from './test-result.ts';

export interface VitestReport {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { title: string; status: string; duration?: number | null }[];
  }[];
}

export function vitestTests(report: VitestReport): TestResult[] {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ title, status, duration }): TestResult => ({
      title,
      outcome: outcomeOf(status),
      ...(duration && { seconds: duration / 1000 }),
    }));
    // A file that failed to load has no failed tests.
    const broken = file.status === 'failed' && !tests.some((test) => test.outcome === 'failed');
    return broken ? [...tests, { title: file.name, outcome: 'failed' }] : tests;
  });
}

const outcomeOf = (status: string): TestResult['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';
