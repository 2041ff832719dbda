import { isDeciding, slotOf, type Finding } from '@sirkito/compatibility';
import type { BuildPart } from '#api/modules/catalog/index.ts';

/** A rule that has to be certain is not of what is offered, for want of a fact about a part. */
export const isDoubtful = (offer: Pick<BuildPart, 'category'>, finding: Finding): boolean =>
  finding.verdict === 'unknown' &&
  isDeciding(finding) &&
  !awaitsProcessor(finding) &&
  !isNoWorse(offer, finding);

/** Hardly a case lists what radiators it holds: another one is as uncertain as the one that goes. */
const isNoWorse = ({ category }: Pick<BuildPart, 'category'>, { rule }: Finding): boolean =>
  rule === 'F6' && slotOf(category.id)?.id === 'pc_case';

/** All else that counts for the power is known: no other part would make it certain. */
export const awaitsProcessor = ({ rule, facts }: Finding): boolean =>
  rule === 'E1' &&
  facts.every(
    ({ key, value }) =>
      // Only of a processor is this asked.
      key !== 'maxPowerWatts' && (value !== null || (key !== 'wattage' && key !== 'tdpWatts')),
  );
