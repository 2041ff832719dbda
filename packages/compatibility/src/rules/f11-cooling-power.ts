import { eachPair } from '../build.ts';
import { beside, type Rule } from '../finding.ts';
import { fact, numberOf } from '../part.ts';
import { cpuPeak } from '../power.ts';

export const f11: Rule = {
  id: 'F11',
  judge: ({ coolers, cpus }) =>
    eachPair(coolers, cpus, (cooler, cpu) => {
      const [rating, peak] = [numberOf(cooler, 'tdpRatingWatts'), cpuPeak(cpu)?.watts];
      const seen = {
        compared: beside(peak, rating, 'W'),
        facts: [fact(cooler, 'tdpRatingWatts'), fact(cpu, 'maxPowerWatts'), fact(cpu, 'tdpWatts')],
      };
      if (rating === undefined || peak === undefined) {
        return { verdict: 'unknown', sentence: 'Cooling power: not verified.', ...seen };
      }
      return rating < peak
        ? {
            verdict: 'warn',
            sentence: 'The processor can get hotter than this cooler is rated for, and slow down.',
            ...seen,
            mend: { slot: 'cpu_cooling', sentence: `Choose a cooler rated for ${String(peak)} W` },
          }
        : {
            verdict: 'ok',
            sentence: 'The cooler is rated for the processor at its peak.',
            ...seen,
          };
    }),
};
