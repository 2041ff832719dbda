import type { TestResult } from './test-result.ts';

export interface VitestReport {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    /** Why the file did not load. */
    message?: string;
    assertionResults: {
      title: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

export function vitestTests(report: VitestReport): TestResult[] {
  return report.testResults.flatMap((file) => {
    const tests = file.assertionResults.map(
      ({ title, status, duration, failureMessages }): TestResult => ({
        title,
        outcome: outcomeOf(status),
        ...(duration && { seconds: duration / 1000 }),
        ...(failureMessages?.[0] && { message: failureMessages[0] }),
        // Vitest keeps the errors of the tries before.
        ...(status === 'passed' && failureMessages?.[0] && { isFlaky: true }),
      }),
    );
    // A file that failed to load has no failed tests.
    const broken = file.status === 'failed' && !tests.some((test) => test.outcome === 'failed');
    if (!broken) return tests;
    return [
      ...tests,
      { title: file.name, outcome: 'failed', ...(file.message && { message: file.message }) },
    ];
  });
}

const outcomeOf = (status: string): TestResult['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';
