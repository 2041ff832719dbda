import type { Finding } from './finding.ts';

/** Rules that ask whether a part is present. They compare no attributes of two parts. */
const presenceRules: readonly string[] = ['C4', 'C5', 'Q1'];

/** Returns whether a finding only says that a part is missing: incomplete, not incompatible. */
export const isMissingPart = ({ rule, fix }: Pick<Finding, 'rule' | 'fix'>): boolean =>
  presenceRules.includes(rule) && fix !== undefined;

/** Returns whether a finding compares parts. Missing parts do not count: the buyer may own them. */
export const isBetweenParts = ({ rule, parts }: Pick<Finding, 'rule' | 'parts'>): boolean =>
  parts.length > 1 && !presenceRules.includes(rule);

/** Returns whether to show a finding in cart and checkout: errors, warnings and BIOS updates. */
export const isShownToBuyer = (finding: Finding): boolean => {
  const { rule, verdict } = finding;
  const isRelevant =
    verdict === 'error' || verdict === 'warn' || (rule === 'C2' && verdict === 'info');
  return isRelevant && isBetweenParts(finding);
};
