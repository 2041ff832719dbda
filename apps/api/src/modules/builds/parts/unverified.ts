import { isBlocking, slotOf, type Finding } from '@sirkito/compatibility';
import type { BuildPart } from '#api/modules/catalog/index.ts';

/** True if a rule that must be certain is unknown for this offer because a spec is missing. */
export const isUnverified = (offer: Pick<BuildPart, 'category'>, finding: Finding): boolean =>
  finding.verdict === 'unknown' &&
  isBlocking(finding) &&
  !isOnlyMissingProcessor(finding) &&
  !isAlwaysUncertain(offer, finding);

/** Few cases list their radiator mounts, so any other case would be as uncertain. */
const isAlwaysUncertain = ({ category }: Pick<BuildPart, 'category'>, { rule }: Finding): boolean =>
  rule === 'F6' && slotOf(category.id)?.id === 'pc_case';

/** True if the power rule is unknown only because there is no processor yet. */
export const isOnlyMissingProcessor = ({ rule, facts }: Finding): boolean =>
  rule === 'E1' &&
  facts.every(
    ({ key, value }) =>
      // Only processors have maxPowerWatts.
      key !== 'maxPowerWatts' && (value !== null || (key !== 'wattage' && key !== 'tdpWatts')),
  );
