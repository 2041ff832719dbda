import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { isLiquid } from '../names.ts';
import { fact, numberOf } from '../part.ts';

export const f7: Rule = {
  id: 'F7',
  judge: ({ memory, coolers }) =>
    eachPair(memory, coolers, (kit, cooler) => {
      if (isLiquid(cooler)) return undefined;
      const [height, room] = [numberOf(kit, 'heightMm'), numberOf(cooler, 'memoryClearanceMm')];
      const seen = {
        compared: beside(height, room, 'mm'),
        facts: [fact(kit, 'heightMm'), fact(cooler, 'memoryClearanceMm')],
      };
      if (height === undefined || room === undefined) {
        return { verdict: 'unknown', sentence: 'Memory beside the cooler: not verified.', ...seen };
      }
      return height > room
        ? {
            verdict: 'warn',
            sentence: 'The memory may touch the cooler. Its fan has to sit higher.',
            ...seen,
          }
        : { verdict: 'ok', sentence: 'The memory stands clear of the cooler.', ...seen };
    }),
};
