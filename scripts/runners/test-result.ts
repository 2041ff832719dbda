/** A test result, independent of the runner. */
export interface TestResult {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  seconds?: number;
  /** Failed before it passed. */
  isFlaky?: true;
}
