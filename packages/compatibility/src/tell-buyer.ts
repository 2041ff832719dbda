import type { Finding } from './finding.ts';

/** Whether it is about parts among themselves: what is still missing may be at home already. */
export const isBetween = ({ rule, parts }: Pick<Finding, 'rule' | 'parts'>): boolean =>
  parts.length > 1 && rule !== 'Q1';

/** What is worth saying to somebody who buys these parts: conflicts, doubts, and a BIOS to update. */
export const tellBuyer = (finding: Finding): boolean => {
  const { rule, verdict } = finding;
  const isHeavy =
    verdict === 'error' || verdict === 'warn' || (rule === 'C2' && verdict === 'info');
  return isHeavy && isBetween(finding);
};
