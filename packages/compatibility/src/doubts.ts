import type { Finding } from './finding.ts';
import { coreRules } from './rules.ts';

/** A radiator without a mount is as fatal as any core rule, but no case in the data lists its own. */
const decidingRules: readonly string[] = [...coreRules, 'F6'];

/** Whether parts of which this rule cannot judge may not be said to fit. */
export const isDeciding = ({ rule }: Pick<Finding, 'rule'>): boolean =>
  decidingRules.includes(rule);

/**
 * What nobody knows and decides whether parts fit: with any of these they are "not verified", however
 * much else is right. None where something speaks against them already.
 */
export function decidingDoubts<Said extends Pick<Finding, 'rule' | 'verdict'>>(
  findings: readonly Said[],
): readonly Said[] {
  if (findings.some(({ verdict }) => verdict === 'error' || verdict === 'warn')) return [];
  const unknown = findings.filter(({ verdict }) => verdict === 'unknown');
  const deciding = unknown.filter(isDeciding);
  if (deciding.length > 0) return deciding;
  // Where nothing at all was verified, whatever it is decides.
  return unknown.length === findings.length ? unknown : [];
}
