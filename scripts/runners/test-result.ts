/** One test as any runner reports it. */
export interface TestResult {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** It failed before it passed. */
  isFlaky?: true;
}
