export { giveBackUse } from './promotions.queries.ts';
export { takeUseAgain } from './take-use-again.ts';
