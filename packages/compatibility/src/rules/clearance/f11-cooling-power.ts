import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { fact, numberOf } from '../../part.ts';
import { cpuPeak } from '../../facts/power.ts';

export const f11: Rule = {
  id: 'F11',
  check: ({ coolers, cpus }) =>
    eachPair(coolers, cpus, (cooler, cpu) => {
      const [rating, peak] = [numberOf(cooler, 'tdpRatingWatts'), cpuPeak(cpu)?.watts];
      const evidence = {
        compared: formatComparison(peak, rating, 'W'),
        facts: [fact(cooler, 'tdpRatingWatts'), fact(cpu, 'maxPowerWatts'), fact(cpu, 'tdpWatts')],
      };
      if (rating === undefined || peak === undefined) {
        return {
          verdict: 'unknown',
          sentence: "The cooler's power rating: not verified.",
          ...evidence,
        };
      }
      return rating < peak
        ? {
            verdict: 'warn',
            sentence:
              'The processor can produce more heat than this cooler is rated for, and slow down.',
            ...evidence,
            fix: { slot: 'cpu_cooling', sentence: `Choose a cooler rated for ${String(peak)} W` },
          }
        : {
            verdict: 'ok',
            sentence: "The cooler is rated for the processor's peak power.",
            ...evidence,
          };
    }),
};
