import type { Finding } from './finding.ts';

/** Returns whether a finding compares parts. Missing parts do not count: the buyer may own them. */
export const isBetweenParts = ({ rule, parts }: Pick<Finding, 'rule' | 'parts'>): boolean =>
  parts.length > 1 && rule !== 'Q1';

/** Returns whether to show a finding in cart and checkout: errors, warnings and BIOS updates. */
export const isShownToBuyer = (finding: Finding): boolean => {
  const { rule, verdict } = finding;
  const isRelevant =
    verdict === 'error' || verdict === 'warn' || (rule === 'C2' && verdict === 'info');
  return isRelevant && isBetweenParts(finding);
};
