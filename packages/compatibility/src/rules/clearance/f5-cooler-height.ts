import { eachPair } from '../../build.ts';
import { formatComparison, type Rule } from '../../finding.ts';
import { isLiquid } from '../../names.ts';
import { fact, numberOf } from '../../part.ts';

const tightMm = 3;

export const f5: Rule = {
  id: 'F5',
  check: ({ coolers, cases }) =>
    eachPair(coolers, cases, (cooler, pcCase) => {
      if (isLiquid(cooler)) return undefined;
      const [height, maximum] = [
        numberOf(cooler, 'coolerHeightMm'),
        numberOf(pcCase, 'maxCoolerHeightMm'),
      ];
      const evidence = {
        compared: formatComparison(height, maximum, 'mm'),
        facts: [fact(cooler, 'coolerHeightMm'), fact(pcCase, 'maxCoolerHeightMm')],
      };
      if (height === undefined || maximum === undefined) {
        return { verdict: 'unknown', sentence: 'Room for the cooler: not verified.', ...evidence };
      }
      if (height > maximum) {
        return {
          verdict: 'error',
          sentence: `The cooler is ${String(height)} mm tall. The case has room for ${String(maximum)} mm.`,
          ...evidence,
          fix: {
            slot: 'cpu_cooling',
            sentence: `Choose a cooler up to ${String(maximum)} mm tall`,
          },
        };
      }
      const spare = Math.round((maximum - height) * 10) / 10;
      return spare < tightMm
        ? {
            verdict: 'warn',
            sentence: `The cooler clears the side panel by only ${String(spare)} mm.`,
            ...evidence,
          }
        : { verdict: 'ok', sentence: 'The cooler fits the case.', ...evidence };
    }),
};
