export { evaluate, findingsOn, worst, type Evaluation } from './evaluate.ts';
export type { Finding, Mend, Verdict } from './finding.ts';
export type { Part } from './part.ts';
export { headroomOf, upsWatts } from './power.ts';
export { lackingFacts } from './needed-facts.ts';
export { coreRules } from './rules.ts';
export { slotOf, slots, type Slot, type SlotId } from './slots.ts';
export { fitMeasures, hardRules, limitsFor, type FitLimit, type FitMeasures } from './limits.ts';
