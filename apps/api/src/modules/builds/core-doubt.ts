import { coreRules, type Finding } from '@sirkito/compatibility';

/** A rule that has to be certain is not, for want of a fact about a part. */
export const isCoreDoubt = (finding: Finding): boolean =>
  finding.verdict === 'unknown' && coreRules.includes(finding.rule) && !awaitsProcessor(finding);

/** All else that counts for the power is known: no other part would make it certain. */
const awaitsProcessor = ({ rule, facts }: Finding): boolean =>
  rule === 'E1' &&
  facts.every(
    ({ key, value }) =>
      // Only of a processor is this asked.
      key !== 'maxPowerWatts' && (value !== null || (key !== 'wattage' && key !== 'tdpWatts')),
  );
