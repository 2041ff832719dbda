import { blockingUnknowns } from './blocking-unknowns.ts';
import { worstVerdict } from './evaluate.ts';
import type { Finding, Verdict } from './finding.ts';
import { isBetweenParts, isMissingPart } from './is-shown-to-buyer.ts';

/**
 * Returns the verdict to show: undefined if nothing was compared, `unknown` if a blocking rule is
 * unverified. Parts still missing do not count.
 */
export function fitVerdict(findings: readonly Finding[]): Verdict | undefined {
  const checks = findings.filter((finding) => !isMissingPart(finding));
  if (blockingUnknowns(checks).length > 0) return 'unknown';
  const verdict = worstVerdict(checks);
  const isConflict = verdict === 'error' || verdict === 'warn';
  return isConflict || checks.some(isBetweenParts) ? verdict : undefined;
}
