export { remainingParts, checkCandidate } from './check-candidate.ts';
export { checkAddition } from './check-addition.ts';
export { blockingUnknowns, isBlocking } from './blocking-unknowns.ts';
export { evaluate, everyFinding, findingsFor, worstVerdict, type Evaluation } from './evaluate.ts';
export { engineVersion } from './engine-version.ts';
export type { Finding, Verdict } from './finding.ts';
export { isSeveralPcs, singlePcParts } from './single-pc-parts.ts';
export { needsAndLimits } from './needs-and-limits.ts';
export type { Part } from './part.ts';
export { headroomOf, upsWatts } from './facts/power.ts';
export { missingAttributes } from './required-attributes.ts';
export { fitVerdict } from './fit-verdict.ts';
export { isBetweenParts, isMissingPart, isShownToBuyer } from './is-shown-to-buyer.ts';
export { slotOf, slots, type Slot, type SlotId } from './slots.ts';
export { uncheckedSlots } from './unchecked-slots.ts';
export {
  fitMeasures,
  hardRules,
  limitsFor,
  type FitLimit,
  type FitMeasures,
} from './facts/limits.ts';
