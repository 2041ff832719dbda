import type { TestResult } from './test-result.ts';

export interface VitestReport {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { title: string; status: string }[];
  }[];
}

export function vitestTests(report: VitestReport): TestResult[] {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map(({ title, status }): TestResult => ({
      title,
      outcome: outcomeOf(status),
    }));
    // A file that could not be loaded has no tests to blame.
    const broken = file.status === 'failed' && !tests.some((test) => test.outcome === 'failed');
    return broken ? [...tests, { title: file.name, outcome: 'failed' }] : tests;
  });
}

const outcomeOf = (status: string): TestResult['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';
