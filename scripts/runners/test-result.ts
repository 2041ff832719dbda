/** A test result, independent of the runner. */
export interface TestResult {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  seconds?: number;
  /** Why it failed, as the runner says it. */
  message?: string;
  /** Failed before it passed. */
  isFlaky?: true;
}
