import type { Finding } from './finding.ts';
import { coreRules } from './rules.ts';

/** M2, F6 and F11 block too, but are no core rules: few parts state all they compare. */
const blockingRules: readonly string[] = [...coreRules, 'M2', 'F6', 'F11'];

/** Returns whether parts must not be called compatible while this rule is unverified. */
export const isBlocking = ({ rule }: Pick<Finding, 'rule'>): boolean =>
  blockingRules.includes(rule);

/**
 * Returns the unknown findings that make a result "not verified", however many rules pass. Returns
 * none if there is an error or a warning.
 */
export function blockingUnknowns<Checked extends Pick<Finding, 'rule' | 'verdict'>>(
  findings: readonly Checked[],
): readonly Checked[] {
  if (findings.some(({ verdict }) => verdict === 'error' || verdict === 'warn')) return [];
  const unknown = findings.filter(({ verdict }) => verdict === 'unknown');
  const blocking = unknown.filter(isBlocking);
  if (blocking.length > 0) return blocking;
  // If nothing was verified, every unknown blocks.
  return unknown.length === findings.length ? unknown : [];
}
