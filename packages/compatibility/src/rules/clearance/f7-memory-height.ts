import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { isLiquid } from '../../names.ts';
import { fact, numberOf } from '../../part.ts';

export const f7: Rule = {
  id: 'F7',
  check: ({ memory, coolers }) =>
    eachPair(memory, coolers, (kit, cooler) => {
      if (isLiquid(cooler)) return undefined;
      const [height, room] = [numberOf(kit, 'heightMm'), numberOf(cooler, 'memoryClearanceMm')];
      const evidence = {
        compared: formatComparison(height, room, 'mm'),
        facts: [fact(kit, 'heightMm'), fact(cooler, 'memoryClearanceMm')],
      };
      if (height === undefined || room === undefined) {
        return {
          verdict: 'unknown',
          sentence: 'Room for memory beside the cooler: not verified.',
          ...evidence,
        };
      }
      return height > room
        ? {
            verdict: 'warn',
            sentence: 'The memory may touch the cooler. Mount the fan higher.',
            ...evidence,
          }
        : { verdict: 'ok', sentence: 'The memory clears the cooler.', ...evidence };
    }),
};
